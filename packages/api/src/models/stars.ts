import * as v from 'valibot';

/** Decodes a rating. It is 0–5 whatever the server says, for somebody will draw as many stars. */
export const starsSchema = v.pipe(
  v.nullish(v.number(), 0),
  v.transform((stars) => Math.min(5, Math.max(0, stars))),
);
