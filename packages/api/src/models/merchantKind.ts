import * as v from 'valibot';
import { idSchema, textSchema } from '../wire.ts';

/** A kind of shop (type) or a field of trade (category). */
export type MerchantType = v.InferOutput<typeof merchantTypeSchema>;
export type MerchantCategory = v.InferOutput<typeof merchantCategorySchema>;

export const merchantTypeSchema = v.object({ id: idSchema, name: v.string(), info: textSchema });

export const merchantCategorySchema = v.pipe(
  v.object({ id: idSchema, name: v.string(), handlingFee: v.nullish(v.number(), 0) }),
  v.transform(({ handlingFee, ...category }) => ({ ...category, /** Per cent of each sale. */ fee: handlingFee })),
);
