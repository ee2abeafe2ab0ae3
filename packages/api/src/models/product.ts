import * as v from 'valibot';
import { moneySchema, percentOff } from '../money/money.ts';
import { textSchema } from '../wire.ts';

/** What a grid of goods shows of one product. */
export type ProductCard = v.InferOutput<typeof productCardSchema>;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const productCardSchema = v.pipe(
  v.object({
    id: v.number(),
    image: textSchema,
    storeName: v.string(),
    price: moneySchema,
    otPrice: v.nullish(moneySchema),
    sales: v.optional(count, 0),
    ficti: v.nullish(count, 0),
    unitName: textSchema,
    stock: v.optional(count, 0),
  }),
  v.transform((product) => {
    const discount = percentOff(product.price, product.otPrice ?? undefined);
    return {
      id: product.id,
      name: product.storeName,
      image: product.image,
      price: product.price,
      /** Absent when the server's old price is no higher than the price (api.md §2, ProductCard). */
      oldPrice: discount === undefined ? undefined : (product.otPrice ?? undefined),
      /** Whole per cent below the old price. */
      discount,
      /** Sold count shown: sales + ficti. */
      sold: product.sales + (product.ficti ?? 0),
      unit: product.unitName,
      stock: product.stock,
    };
  }),
);
