import * as v from 'valibot';
import { countSchema, idSchema, jsonListSchema, listSchema, maybeDateSchema, switchSchema, textSchema } from '../wire.ts';
import { productCardSchema } from './product.ts';
import { customerServiceEntries, customerServiceOf } from './site.ts';
import { starsSchema } from './stars.ts';

/** What a list of shops shows of one. */
export type MerchantCard = v.InferOutput<typeof merchantCardSchema>;
/** A shop's front page. */
export type MerchantHome = v.InferOutput<typeof merchantHomeSchema>;
/** A shop's qualification, seat and followers. */
export type MerchantDetail = v.InferOutput<typeof merchantDetailSchema>;

const merchantCardEntries = {
  id: idSchema,
  name: v.string(),
  categoryId: v.nullish(idSchema),
  typeId: v.nullish(idSchema),
  isSelf: switchSchema,
  backImage: textSchema,
  avatar: textSchema,
  streetBackImage: textSchema,
  starLevel: starsSchema,
  proList: listSchema(productCardSchema),
} as const;

const merchantCardWire = v.object(merchantCardEntries);

function merchantCardOf(merchant: v.InferOutput<typeof merchantCardWire>) {
  return {
    id: merchant.id,
    name: merchant.name,
    categoryId: merchant.categoryId ?? undefined,
    typeId: merchant.typeId ?? undefined,
    /** Run by the operator of the shop itself. */
    selfSupport: merchant.isSelf,
    avatar: merchant.avatar,
    image: merchant.backImage,
    streetImage: merchant.streetBackImage,
    /** 0–5. */
    stars: merchant.starLevel,
    products: merchant.proList,
  };
}

export const merchantCardSchema = v.pipe(merchantCardWire, v.transform(merchantCardOf));

export const merchantHomeSchema = v.pipe(
  v.object({
    ...merchantCardEntries,
    ...customerServiceEntries,
    isCollect: switchSchema,
    pcBanner: jsonListSchema(v.object({ sattDir: v.string() })),
    pcBackImage: textSchema,
  }),
  v.transform((merchant) => ({
    ...merchantCardOf(merchant),
    followed: merchant.isCollect,
    service: customerServiceOf(merchant),
    banners: merchant.pcBanner.map(({ sattDir }) => sattDir),
    backdrop: merchant.pcBackImage,
  })),
);

export const merchantDetailSchema = v.pipe(
  v.object({
    id: idSchema,
    realName: textSchema,
    email: textSchema,
    phone: textSchema,
    address: textSchema,
    qualificationPicture: jsonListSchema(v.string()),
    intro: textSchema,
    createTime: maybeDateSchema,
    collectNum: v.nullish(countSchema, 0),
  }),
  v.transform(({ qualificationPicture, createTime, collectNum, ...merchant }) => ({
    ...merchant,
    qualifications: qualificationPicture,
    joinedAt: createTime,
    followers: collectNum,
  })),
);
