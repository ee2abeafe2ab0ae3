import * as v from 'valibot';
import { textSchema } from '../wire.ts';

export const uploadedSchema = v.pipe(
  v.object({
    url: v.pipe(v.string(), v.minLength(1)),
    fileName: textSchema,
    extName: textSchema,
    fileSize: v.nullish(v.union([v.string(), v.number()])),
    type: textSchema,
  }),
  v.transform(({ url, fileName }) => ({ url, fileName })),
);
