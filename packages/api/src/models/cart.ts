import * as v from 'valibot';
import { moneySchema } from '../money/money.ts';
import { countSchema, idSchema, switchSchema, textSchema } from '../wire.ts';

/** The part of a cart that one merchant sells. */
export type CartGroup = v.InferOutput<typeof cartGroupSchema>;
/** One sku in the cart and how many of it. */
export type CartLine = CartGroup['lines'][number];

const cartLineSchema = v.pipe(
  v.object({
    id: idSchema,
    productId: idSchema,
    productAttrUnique: idSchema,
    cartNum: v.pipe(v.number(), v.integer(), v.minValue(1)),
    image: textSchema,
    storeName: v.string(),
    attrId: v.nullish(idSchema),
    suk: textSchema,
    price: v.nullish(moneySchema),
    attrStatus: switchSchema,
    stock: v.nullish(countSchema),
  }),
  v.transform((line) => ({
    id: line.id,
    productId: line.productId,
    skuId: line.attrId ?? line.productAttrUnique,
    quantity: line.cartNum,
    image: line.image,
    name: line.storeName,
    specText: line.suk,
    /** What the sku costs and how many there are; absent on a line that can no longer be bought. */
    offer: line.attrStatus && line.price ? { price: line.price, stock: line.stock ?? 0 } : undefined,
  })),
);

export const cartGroupSchema = v.pipe(
  v.object({ merId: idSchema, merName: v.string(), cartInfoList: v.array(cartLineSchema) }),
  v.transform(({ merId, merName, cartInfoList }) => ({ merchant: { id: merId, name: merName }, lines: cartInfoList })),
);

export const cartCountSchema = v.pipe(
  v.object({ count: countSchema }),
  v.transform(({ count }) => count),
);
