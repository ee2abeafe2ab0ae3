import * as v from 'valibot';
import { moneySchema } from '../money/money.ts';
import { countSchema, flagSchema, idSchema, listSchema, maybeDateSchema, textSchema } from '../wire.ts';
import { starsSchema } from './stars.ts';

/** What a shopper wrote about a product. */
export type Review = v.InferOutput<typeof reviewSchema>;
/** How many reviews a product has, by how good they are. */
export type ReviewCounts = v.InferOutput<typeof reviewCountsSchema>;
/** A line of an order that may be, or has been, reviewed. */
export type ReviewLine = v.InferOutput<typeof reviewLineSchema>;

const picturesSchema = listSchema(v.string());

export const reviewSchema = v.pipe(
  v.object({
    id: idSchema,
    nickname: textSchema,
    avatar: textSchema,
    star: starsSchema,
    comment: textSchema,
    pics: picturesSchema,
    merchantReplyContent: textSchema,
    createTime: maybeDateSchema,
    sku: textSchema,
  }),
  v.transform((review) => ({
    id: review.id,
    /** Masked by the server. */
    nickname: review.nickname,
    avatar: review.avatar,
    /** 0–5. */
    stars: review.star,
    text: review.comment,
    pictures: review.pics,
    reply: review.merchantReplyContent,
    writtenAt: review.createTime,
    specText: review.sku,
  })),
);

/** Decodes a share such as "0.96"; what is no number from 0 to 1 is none. */
const shareSchema = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform((share) => (String(share).trim() === '' ? Number.NaN : Number(share))),
  v.transform((share) => (share >= 0 && share <= 1 ? share : undefined)),
);

export const reviewCountsSchema = v.pipe(
  v.object({
    sumCount: countSchema,
    goodCount: countSchema,
    inCount: countSchema,
    poorCount: countSchema,
    replyChance: shareSchema,
    replyStar: starsSchema,
  }),
  v.transform((counts) => ({
    all: counts.sumCount,
    good: counts.goodCount,
    medium: counts.inCount,
    bad: counts.poorCount,
    /** Share of good reviews, 0–1; absent when the server has none. */
    goodShare: counts.replyChance,
    /** Mean, 0–5. */
    stars: counts.replyStar,
  })),
);

export const reviewLineSchema = v.pipe(
  v.object({
    id: idSchema,
    merOrderNo: v.string(),
    merId: idSchema,
    merName: v.string(),
    productId: idSchema,
    productName: v.string(),
    image: textSchema,
    sku: textSchema,
    price: moneySchema,
    payNum: v.pipe(v.number(), v.integer(), v.minValue(1)),
    isReply: v.nullish(flagSchema, false),
    star: v.optional(v.nullable(starsSchema)),
    comment: textSchema,
    pics: picturesSchema,
    createTime: maybeDateSchema,
    merchantReplyContent: textSchema,
  }),
  v.transform((line) => ({
    id: line.id,
    orderNo: line.merOrderNo,
    merchant: { id: line.merId, name: line.merName },
    productId: line.productId,
    name: line.productName,
    image: line.image,
    specText: line.sku,
    price: line.price,
    quantity: line.payNum,
    reviewed: line.isReply,
    /** What the shopper wrote, where the server sends it back. */
    review:
      line.star === undefined || line.star === null
        ? undefined
        : {
            stars: line.star,
            text: line.comment,
            pictures: line.pics,
            writtenAt: line.createTime,
            reply: line.merchantReplyContent,
          },
  })),
);
