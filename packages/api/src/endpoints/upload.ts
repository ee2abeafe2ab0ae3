import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { uploadedSchema } from '../models/upload.ts';

/** Largest picture taken, in bytes: 10 MB. */
export const largestPicture = 10_000_000;

/** Uploads a picture: JPG, JPEG or PNG, 10 MB at most. */
export const uploadPicture = endpoint({
  method: 'POST',
  path: '/api/front/upload/image',
  access: 'token',
  source: 'settled',
  query: v.object({ model: v.literal('product'), pid: v.literal(1) }),
  body: v.object({ file: v.instance(Blob), name: v.string() }),
  encoding: 'file',
  answer: uploadedSchema,
});
