import * as v from 'valibot';
import { type Money, moneySchema, percentOff } from '../money/money.ts';
import {
  commaListSchema,
  countSchema,
  flagSchema,
  idSchema,
  jsonListSchema,
  listSchema,
  maybeCountSchema,
  switchSchema,
  textSchema,
} from '../wire.ts';
import { starsSchema } from './stars.ts';

/** What a grid of goods shows of one product. */
export type ProductCard = v.InferOutput<typeof productCardSchema>;
/** A product with everything its page shows. */
export type ProductDetail = v.InferOutput<typeof productDetailSchema>;
/** What can be chosen of a product, and the skus that the choices lead to. */
export type Specification = v.InferOutput<typeof specificationSchema>;
/** One choice of every attribute: what is bought. */
export type Sku = Specification['skus'][number];
/** A node of the category tree, of up to three levels. */
export interface Category {
  id: number;
  parentId: number;
  name: string;
  icon: string;
  /** 1, 2 or 3. */
  level: number;
  /** Absent when there are none. */
  children?: Category[] | undefined;
}

const oldPriceSchema = v.nullish(moneySchema);

/** The old price is none when the server's is no higher than the price (docs/domain/money.md#discounts). */
export function pricesOf(price: Money, old: Money | null | undefined) {
  const discount = percentOff(price, old ?? undefined);
  return {
    price,
    oldPrice: discount === undefined ? undefined : (old ?? undefined),
    /** Whole per cent below the old price. */
    discount,
  };
}

export const productCardSchema = v.pipe(
  v.object({
    id: idSchema,
    image: textSchema,
    storeName: v.string(),
    price: moneySchema,
    otPrice: oldPriceSchema,
    sales: maybeCountSchema,
    ficti: maybeCountSchema,
    unitName: textSchema,
    stock: v.nullish(countSchema),
  }),
  v.transform((product) => ({
    id: product.id,
    name: product.storeName,
    image: product.image,
    ...pricesOf(product.price, product.otPrice),
    /** Sold count shown: sales + ficti. */
    sold: product.sales + product.ficti,
    unit: product.unitName,
    /** Absent where the server does not tell: then there is some. */
    stock: product.stock ?? undefined,
  })),
);

const attributeSchema = v.pipe(
  v.object({ id: idSchema, attrName: v.string(), attrValues: commaListSchema }),
  v.transform(({ id, attrName, attrValues }) => ({ id, name: attrName, values: attrValues })),
);

const skuSchema = v.object({
  id: idSchema,
  sku: textSchema,
  stock: maybeCountSchema,
  price: moneySchema,
  otPrice: oldPriceSchema,
  image: textSchema,
  weight: v.nullish(v.number(), 0),
  volume: v.nullish(v.number(), 0),
});

const specificationEntries = {
  productAttr: listSchema(attributeSchema),
  productValue: v.optional(
    v.pipe(
      v.nullable(v.record(v.string(), skuSchema)),
      v.transform((skus) => skus ?? {}),
    ),
    {},
  ),
} as const;

const specificationWire = v.object(specificationEntries);

function specificationOf({ productAttr, productValue }: v.InferOutput<typeof specificationWire>) {
  return {
    attributes: productAttr,
    skus: Object.entries(productValue).map(([key, sku]) => ({
      id: sku.id,
      /** The chosen value of each attribute, in the order of the attributes. */
      values: valuesOf(key),
      specText: sku.sku || key,
      ...pricesOf(sku.price, sku.otPrice),
      stock: sku.stock,
      image: sku.image,
      /** Kilograms. */
      weight: sku.weight,
      /** Cubic metres. */
      volume: sku.volume,
    })),
  };
}

/** The values that a key of `productValue` is joined of, as bare of blanks as those of the attributes; none of an empty key. */
const valuesOf = (key: string) => (key === '' ? [] : key.split(',').map((value) => value.trim()));

export const specificationSchema = v.pipe(specificationWire, v.transform(specificationOf));

const productMerchantSchema = v.pipe(
  v.object({
    id: v.nullish(idSchema),
    name: v.string(),
    avatar: textSchema,
    isSelf: switchSchema,
    starLevel: starsSchema,
    typeId: v.nullish(idSchema),
    isCollect: switchSchema,
    proList: listSchema(productCardSchema),
  }),
  v.transform((merchant) => ({
    name: merchant.name,
    avatar: merchant.avatar,
    /** Run by the operator of the shop itself. */
    selfSupport: merchant.isSelf,
    /** 0–5. */
    stars: merchant.starLevel,
    typeId: merchant.typeId ?? undefined,
    followed: merchant.isCollect,
    /** Up to four goods of the same merchant. */
    products: merchant.proList,
  })),
);

export const productDetailSchema = v.pipe(
  v.object({
    productInfo: v.object({
      id: idSchema,
      merId: idSchema,
      image: textSchema,
      storeName: v.string(),
      sliderImage: jsonListSchema(v.string()),
      price: moneySchema,
      otPrice: oldPriceSchema,
      stock: maybeCountSchema,
      sales: maybeCountSchema,
      ficti: maybeCountSchema,
      storeInfo: textSchema,
      unitName: textSchema,
      content: textSchema,
    }),
    ...specificationEntries,
    merchantInfo: productMerchantSchema,
    userCollect: v.nullish(flagSchema, false),
    guaranteeList: listSchema(v.object({ id: idSchema, name: v.string(), icon: textSchema, content: textSchema })),
  }),
  v.transform(({ productInfo: info, merchantInfo, userCollect, guaranteeList, ...specification }) => ({
    id: info.id,
    name: info.storeName,
    image: info.image,
    pictures: info.sliderImage,
    ...pricesOf(info.price, info.otPrice),
    stock: info.stock,
    /** Sold count shown: sales + ficti. */
    sold: info.sales + info.ficti,
    unit: info.unitName,
    intro: info.storeInfo,
    /** Details as HTML from the merchant: hostile until it is sanitised. */
    detailsHtml: info.content,
    ...specificationOf(specification),
    merchant: { ...merchantInfo, id: info.merId },
    collected: userCollect,
    guarantees: guaranteeList,
  })),
);

const categoryEntries = {
  id: idSchema,
  pid: v.nullish(idSchema, 0),
  name: v.string(),
  icon: textSchema,
  level: v.nullish(v.number(), 1),
};

export interface WireCategory {
  id: number;
  pid: number;
  name: string;
  icon: string;
  level: number;
  childList?: Category[] | null | undefined;
}

const categoryOf = ({ pid, childList, ...category }: WireCategory): Category => ({
  ...category,
  parentId: pid,
  ...(childList?.length ? { children: childList } : {}),
});

// Three levels spelled out: a schema that calls itself would follow hostile JSON to the end of the stack.
const leafSchema = v.pipe(v.object(categoryEntries), v.transform(categoryOf));
const branchSchema = v.pipe(v.object({ ...categoryEntries, childList: v.nullish(v.array(leafSchema)) }), v.transform(categoryOf));
/** A merchant's own tree has two levels. */
export const shopCategorySchema = branchSchema;
export const categorySchema = v.pipe(
  v.object({ ...categoryEntries, childList: v.nullish(v.array(branchSchema)) }),
  v.transform(categoryOf),
);
