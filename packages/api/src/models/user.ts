import * as v from 'valibot';
import { isToken } from '../token.ts';
import { countSchema, enumSchema, idSchema, instantSchema, listSchema, maybeCountSchema, textSchema, wordSchema } from '../wire.ts';

/** The signed-in shopper. */
export type User = v.InferOutput<typeof userSchema>;
/** What a sign-in gives: the token that all later calls carry. */
export type SignedIn = v.InferOutput<typeof signedInSchema>;
/** An entry of the user centre's menu. */
export type UserMenuEntry = v.InferOutput<typeof userMenuSchema>[number];
/** A shopper's loyalty points. */
export type Points = v.InferOutput<typeof pointsSchema>;
/** One change of a shopper's points. */
export type PointsEntry = v.InferOutput<typeof pointsEntrySchema>;
/** How far a sign-in by QR code has come. */
export type QrSignIn = v.InferOutput<typeof qrStateSchema>;

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

const tokenSchema = v.pipe(v.string(), v.check(isToken, 'a token'));

export const signedInSchema = v.object({ token: tokenSchema });

export const userMenuSchema = v.pipe(
  v.object({
    routine_my_menus: listSchema(v.object({ id: idSchema, name: v.string(), pic: textSchema, pc_url: textSchema })),
  }),
  // An entry with a blank address is hidden (docs/domain/site.md#user-centre).
  v.transform(({ routine_my_menus: menu }) =>
    menu.flatMap(({ id, name, pic, pc_url: url }) => (url.trim() ? [{ id, name, icon: pic, url: url.trim() }] : [])),
  ),
);

export const pointsSchema = v.pipe(
  v.object({
    integral: countSchema,
    sumIntegral: maybeCountSchema,
    deductionIntegral: maybeCountSchema,
    frozenIntegral: maybeCountSchema,
  }),
  v.transform((points) => ({
    current: points.integral,
    total: points.sumIntegral,
    consumed: points.deductionIntegral,
    frozen: points.frozenIntegral,
  })),
);

export const pointsEntrySchema = v.pipe(
  v.object({
    id: idSchema,
    title: textSchema,
    type: enumSchema({ 1: 'in', 2: 'out' }),
    integral: countSchema,
    balance: maybeCountSchema,
    mark: textSchema,
    status: enumSchema({ 1: 'created', 2: 'frozen', 3: 'done', 4: 'void' }),
    createTime: instantSchema,
  }),
  v.transform(({ type, integral, mark, createTime, ...entry }) => ({
    ...entry,
    direction: type,
    points: integral,
    note: mark,
    at: createTime,
  })),
);

export const captchaImageSchema = v.object({
  key: v.pipe(v.string(), v.minLength(1)),
  /** A picture within its own address; any other address is refused. */
  image: v.pipe(v.string(), v.regex(/^data:image\/(png|jpe?g|gif|webp|svg\+xml)[;,]/, 'a picture as a data URI')),
});

export const qrCodeSchema = v.object({ key: v.pipe(v.string(), v.minLength(1)), url: v.pipe(v.string(), v.minLength(1)) });

export const qrStateSchema = v.pipe(
  v.object({
    state: wordSchema({ waiting: 'waiting', scanned: 'scanned', confirmed: 'confirmed', expired: 'expired' }),
    token: v.nullish(tokenSchema),
  }),
  v.forward(
    v.check(({ state, token }) => state !== 'confirmed' || Boolean(token), 'a token beside confirmed'),
    ['token'],
  ),
  v.transform(({ state, token }) => ({ state, token: token ?? undefined })),
);

/** Where a third party asks the shopper: https or nothing (docs/domain/site.md#addresses-outside); and what it is asked about. */
export const twitterRequestSchema = v.pipe(
  v.object({
    authorizationURL: v.pipe(v.string(), v.url(), v.startsWith('https://')),
    oauthToken: textSchema,
    oauthTokenSecret: textSchema,
  }),
  v.transform(({ authorizationURL, ...token }) => ({
    url: authorizationURL,
    /** Kept in the cookie `twitterToken` until the shopper is back; empty where the server keeps it. */
    token,
  })),
);

export const uploadedSchema = v.pipe(
  v.object({
    url: v.pipe(v.string(), v.minLength(1)),
    fileName: textSchema,
    extName: textSchema,
    fileSize: v.nullish(v.union([v.string(), v.number()])),
    type: textSchema,
  }),
  v.transform(({ url, fileName }) => ({ url, fileName })),
);
