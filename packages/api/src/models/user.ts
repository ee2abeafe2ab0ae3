import * as v from 'valibot';
import { maybeCountSchema, textSchema, wordSchema } from '../wire.ts';

/** The signed-in shopper. */
export type User = v.InferOutput<typeof userSchema>;

/** How an account came to be. */
const userTypeSchema = wordSchema({
  google: 'google',
  facebook: 'facebook',
  twitter: 'twitter',
  email: 'email',
  phone: 'phone',
  visitor: 'visitor',
});

export const userSchema = v.pipe(
  v.object({
    nickname: v.string(),
    avatar: textSchema,
    phone: textSchema,
    email: textSchema,
    integral: maybeCountSchema,
    experience: maybeCountSchema,
    couponCount: maybeCountSchema,
    collectCount: maybeCountSchema,
    userType: userTypeSchema,
  }),
  v.transform(({ integral, couponCount, collectCount, userType, ...user }) => ({
    ...user,
    /** Loyalty points. */
    points: integral,
    coupons: couponCount,
    collected: collectCount,
    type: userType,
  })),
);
