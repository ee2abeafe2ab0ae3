import * as v from 'valibot';

export const captchaImageSchema = v.object({
  key: v.pipe(v.string(), v.minLength(1)),
  /** A picture within its own address; any other address is refused. */
  image: v.pipe(v.string(), v.regex(/^data:image\/(png|jpe?g|gif|webp|svg\+xml)[;,]/, 'a picture as a data URI')),
});
