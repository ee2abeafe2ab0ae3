import * as v from 'valibot';
import { moneySchema } from '../money/money.ts';
import { idSchema, maybeInstantSchema, textSchema } from '../wire.ts';

/** One of the goods on a shopper's wish list. */
export type CollectedProduct = v.InferOutput<typeof collectedProductSchema>;
/** A shop that a shopper follows. */
export type FollowedMerchant = v.InferOutput<typeof followedMerchantSchema>;

export const collectedProductSchema = v.pipe(
  v.object({
    id: idSchema,
    productId: idSchema,
    createTime: maybeInstantSchema,
    storeName: v.string(),
    image: textSchema,
    price: moneySchema,
  }),
  v.transform(({ storeName, createTime, ...product }) => ({ ...product, name: storeName, collectedAt: createTime })),
);

export const followedMerchantSchema = v.pipe(
  v.object({ merId: idSchema, merName: v.string(), merAvatar: textSchema, createTime: maybeInstantSchema }),
  v.transform((merchant) => ({ id: merchant.merId, name: merchant.merName, avatar: merchant.merAvatar, followedAt: merchant.createTime })),
);
