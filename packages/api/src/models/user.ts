import * as v from 'valibot';
import { isToken } from '../token.ts';
import { textSchema } from '../wire.ts';

/** The signed-in shopper. */
export type User = v.InferOutput<typeof userSchema>;
/** What a sign-in gives: the token that all later calls carry. */
export type SignedIn = v.InferOutput<typeof signedInSchema>;

export const userSchema = v.pipe(
  v.object({
    nickname: v.string(),
    avatar: textSchema,
    phone: textSchema,
    email: textSchema,
    integral: v.optional(v.number(), 0),
  }),
  v.transform(({ integral, ...user }) => ({ ...user, /** Loyalty points. */ points: integral })),
);

export const signedInSchema = v.object({
  token: v.pipe(v.string(), v.check(isToken, 'a token')),
});
