import { hues } from '../../drawings/hues.ts';
import type { Tone } from '../../drawings/tones.ts';
import { type Drawing, pictureOf } from '../../drawings.ts';
import type { Product, Sku } from '../state/shop.ts';
import { introOf } from './about.ts';
import { bags } from './goods/bags.ts';
import { beauty } from './goods/beauty.ts';
import { electronics } from './goods/electronics.ts';
import { fashion } from './goods/fashion.ts';
import { first } from './goods/first.ts';
import { groceries } from './goods/groceries.ts';
import { home } from './goods/home.ts';
import { making } from './goods/making.ts';
import { play } from './goods/play.ts';
import type { GoodsOptions, GoodsRow } from './goods/row.ts';
import { shelf } from './merchants.ts';

const departments = [fashion, bags, electronics, home, groceries, beauty, play, making];

let made: readonly Product[] | undefined;

/** All goods as they are when the marketplace opens. They are put together once, for every story wants its own copy. */
export function seedProducts(opened: number): Product[] {
  made ??= allProducts();
  return made.map((product) => ({
    ...product,
    addedAt: opened + product.addedAt,
    pictures: product.pictures.slice(),
    attributes: product.attributes.map(({ id, name, values }) => ({ id, name, values: values.slice() })),
    skus: product.skus.map((sku) => ({ ...sku, values: sku.values.slice() })),
  }));
}

/** All goods; the moment each was added is counted from the opening. */
function allProducts(): Product[] {
  const products = first.map(([category, ...row], at) => product(101 + at, category, row));
  for (const { from, goods } of departments) {
    let id = from;
    for (const [category, rows] of Object.entries(goods)) for (const row of rows) products.push(product(id++, Number(category), row));
  }
  return products;
}

function product(id: number, category: number, row: GoodsRow): Product {
  const [name, picture, merchant, , , sold, , options = {}] = row;
  const { specs = {}, postage = 0, unit = 'piece', virtual, withdrawn } = options;
  const sales = Math.floor(sold * 0.6);
  return {
    id,
    merchant,
    category,
    shopCategory: shelf(merchant, category),
    name,
    intro: introOf(category, id),
    image: pictureOf(picture),
    pictures: gallery(picture, id),
    unit,
    sales,
    ficti: sold - sales,
    // Spread over a little more than a year, no two at one moment.
    addedAt: -(((id * 37) % 400) + 1) * 86_400_000 - id * 60_000,
    ...(withdrawn && { withdrawn }),
    postage,
    ...(virtual && { virtual }),
    attributes: Object.entries(specs).map(([name, values], at) => ({ id: id * 10 + at + 1, name, values: [...values] })),
    skus: skus(id, row, specs),
  };
}

/** Three to six pictures. Those of goods with the same drawing are the same, so that there are not too many of them. */
function gallery(picture: GoodsRow[1], id: number): string[] {
  const grounds = ['sand', 'sky', 'rose', 'mint'] as const;
  const turn = picture.length % 4;
  const ground = (at: number) => grounds[(turn + at) % 4] ?? 'sand';
  const others = [`pair-${ground(0)}`, `close-${ground(1)}`, ground(2), ground(3), ground(0)];
  return [pictureOf(picture), ...others.slice(0, [2, 3, 2, 5][id % 4]).map((variant) => `/pictures/${picture}-${variant}.svg`)];
}

function skus(
  id: number,
  [, picture, , price, oldPrice, , stock, options = {}]: GoodsRow,
  specs: NonNullable<GoodsOptions['specs']>,
): Sku[] {
  const { more, out = [], gone = [] } = options;
  const chosen = combinations(Object.values(specs));
  const colour = Object.keys(specs).findIndex((name) => name === 'Colour' || name === 'Glaze');
  const missing = (at: number) => out.includes(at + 1) || gone.includes(at + 1);
  // Shares of the stock are uneven, and what is left over goes to the first that is not sold out.
  const shares = chosen.map((_, at) => (missing(at) ? 0 : 1 + ((id + at * 3) % 4)));
  const all = shares.reduce((sum, share) => sum + share, 0);
  const stocks = shares.map((share) => Math.floor((stock * share) / all));
  const left = stock - stocks.reduce((sum, part) => sum + part, 0);
  const receiver = shares.findIndex((share) => share > 0);

  return chosen.map((values, at) => {
    const extra = values.reduce((sum, value) => sum + (more?.[value] ?? 0), 0);
    // The product's own picture shows its first colour.
    const image = values[colour] === chosen[0]?.[colour] ? undefined : inColour(picture, values[colour]);
    return {
      id: id * 10 + 1 + at,
      values,
      price: price + extra,
      ...(oldPrice && { oldPrice: oldPrice + extra }),
      stock: (stocks[at] ?? 0) + (at === receiver ? left : 0),
      ...(image && { image }),
      ...(gone.includes(at + 1) && { gone: true }),
    };
  });
}

const combinations = (lists: readonly (readonly string[])[]): string[][] =>
  lists.reduce<string[][]>((found, values) => found.flatMap((one) => values.map((value) => [...one, value])), [[]]);

/** Colours in the words of shops. */
const toneOf: Record<string, Tone> = {
  Black: 'dark',
  Blue: 'blue',
  Cherry: 'red',
  Cobalt: 'blue',
  Coral: 'coral',
  Fern: 'green',
  Forest: 'green',
  Graphite: 'dark',
  Grey: 'grey',
  Navy: 'blue',
  Olive: 'green',
  Plum: 'lilac',
  Red: 'red',
  Rose: 'pink',
  Sea: 'teal',
  Sky: 'blue',
  Tan: 'amber',
  Teal: 'teal',
};

/** The picture of a sku in another colour than the product's own; undefined for a drawing that cannot be turned. */
function inColour(picture: GoodsRow[1], colour = ''): string | undefined {
  const [drawing] = picture.split('-') as [Drawing];
  const tone = toneOf[colour];
  return tone && hues[drawing] !== undefined && picture === drawing ? pictureOf(`${drawing}-${tone}`) : undefined;
}
