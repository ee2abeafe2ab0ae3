import * as v from 'valibot';
import { moneySchema } from '../money/money.ts';
import { enumSchema, idSchema, jsonListSchema, listSchema, textSchema } from '../wire.ts';
import { pricesOf, productCardSchema } from './product.ts';

/** A block of goods on the home page. */
export type Activity = v.InferOutput<typeof activitySchema>;
/** The page of one activity: its banner and its instructions. */
export type ActivityDetail = v.InferOutput<typeof activityDetailSchema>;
/** One of the goods of an activity. */
export type ActivityProduct = v.InferOutput<typeof activityProductSchema>;

const layoutSchema = enumSchema({ 1: 'carousel', 2: 'tiles', 3: 'large' });

export const activitySchema = v.pipe(
  v.object({ id: idSchema, name: v.string(), type: layoutSchema, productList: listSchema(productCardSchema) }),
  v.transform(({ id, name, type, productList }) => ({ id, name, layout: type, products: productList })),
);

export const activityDetailSchema = v.pipe(
  v.object({ id: idSchema, name: v.string(), type: layoutSchema, banner: jsonListSchema(v.string()), instruction: textSchema }),
  v.transform(({ type, banner, instruction, ...activity }) => ({
    ...activity,
    layout: type,
    banners: banner,
    /** How it works, as the operator wrote it: HTML, hostile until it is sanitised. */
    instructionsHtml: instruction,
  })),
);

export const activityProductSchema = v.pipe(
  v.object({ proId: idSchema, proImage: textSchema, storeName: v.string(), price: moneySchema, otPrice: v.nullish(moneySchema) }),
  v.transform((product) => ({
    id: product.proId,
    name: product.storeName,
    image: product.proImage,
    ...pricesOf(product.price, product.otPrice),
  })),
);
