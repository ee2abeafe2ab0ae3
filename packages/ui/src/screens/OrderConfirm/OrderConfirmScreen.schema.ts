import * as v from 'valibot';
import { payTypes } from '../../patterns/PayMethods/payTypes.ts';
import { countGraphemes } from '../../text/graphemes.ts';

/** The most characters of a note, as a reader sees them; so many are still right (docs/domain/checkout.md#before-the-order). */
export const noteLength = 150;

/** Ways to send what is posted (docs/domain/checkout.md#shipping). */
export const shippingWays = ['shipping', 'delivery'] as const;
export type ShippingWay = (typeof shippingWays)[number];

/** What a shopper has chosen and typed, right or wrong: kept as a draft, so that a reload or another pre-order loses nothing. */
export const confirmChoicesSchema = v.object({
  addressId: v.optional(v.number()),
  /** Of the shopper's record, not of the coupon. */
  couponId: v.optional(v.number()),
  usePoints: v.boolean(),
  shipping: v.picklist(shippingWays),
  payType: v.optional(v.picklist(payTypes)),
  note: v.string(),
});
export type ConfirmChoices = v.InferOutput<typeof confirmChoicesSchema>;

/** Nothing is chosen yet. The address is then the default one. */
export const noChoices: ConfirmChoices = { usePoints: false, shipping: 'shipping', note: '' };

/** The choices, and the pre-order that they were made for; the latest come first. */
export const confirmDraftSchema = v.array(v.object({ preOrderNo: v.string(), choices: confirmChoicesSchema }));
export type ConfirmDraft = v.InferOutput<typeof confirmDraftSchema>;

export const isNoteLong = (note: string): boolean => countGraphemes(note.trim()) > noteLength;
