import * as v from 'valibot';
import { moneySchema } from '../money/money.ts';
import { countSchema, flagSchema, idSchema, maybeDateSchema, textSchema } from '../wire.ts';

/** One of the goods on a shopper's wish list. */
export type CollectedProduct = v.InferOutput<typeof collectedProductSchema>;
/** A shop that a shopper follows. */
export type FollowedMerchant = v.InferOutput<typeof followedMerchantSchema>;

/** Whether it can still be had; servers that do not say so mean yes. */
const shownSchema = v.nullish(flagSchema, true);

export const collectedProductSchema = v.pipe(
  v.object({
    id: idSchema,
    productId: idSchema,
    createTime: maybeDateSchema,
    storeName: v.string(),
    image: textSchema,
    price: moneySchema,
    isShow: shownSchema,
    stock: v.nullish(countSchema),
  }),
  v.transform(({ storeName, createTime, isShow, stock, ...product }) => ({
    ...product,
    name: storeName,
    collectedAt: createTime,
    /** Still sold. */
    onSale: isShow,
    /** Absent where the server does not tell: then there is some. */
    stock: stock ?? undefined,
  })),
);

export const followedMerchantSchema = v.pipe(
  v.object({ merId: idSchema, merName: v.string(), merAvatar: textSchema, createTime: maybeDateSchema, isShow: shownSchema }),
  v.transform((merchant) => ({
    id: merchant.merId,
    name: merchant.merName,
    avatar: merchant.merAvatar,
    followedAt: merchant.createTime,
    open: merchant.isShow,
  })),
);
