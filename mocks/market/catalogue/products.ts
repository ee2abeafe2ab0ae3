import { dyed } from '../../drawings/dyed.ts';
import type { View } from '../../drawings/names.ts';
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

/** Whole, near, two of them or in a room, on a colour: three to five pictures, the same for all goods of one drawing. */
function gallery(picture: GoodsRow[1], id: number): string[] {
  const wanted =
    (
      [
        ['large', 'close', 'niche'],
        ['large', 'close', 'pair', 'niche'],
        ['large', 'close', 'pair', 'room', 'niche'],
        ['large', 'room', 'close', 'niche'],
      ] as const
    )[id % 4] ?? [];
  return wanted.map((view) => pictureIn(picture, view));
}

/** A picture of goods in another view. */
const pictureIn = (picture: GoodsRow[1], view: View) => `/pictures/${picture}-${view}.svg`;

function skus(
  id: number,
  [, picture, , price, oldPrice, , stock, options = {}]: GoodsRow,
  specs: NonNullable<GoodsOptions['specs']>,
): Sku[] {
  const { more, out = [], gone = [] } = options;
  const chosen = combinations(Object.values(specs));
  const colour = Object.keys(specs).findIndex((name) => colourNames.has(name));
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

/** Attributes that one can see in a picture. */
export const colourNames: ReadonlySet<string> = new Set(['Colour', 'Glaze', 'Shade', 'Dial', 'Rim']);

/** Colours in the words of shops. */
export const toneOf: Readonly<Record<string, Tone>> = {
  Bare: 'tan',
  Black: 'dark',
  Blue: 'blue',
  'Blue dial': 'blue',
  Brick: 'brick',
  Cherry: 'red',
  Cobalt: 'blue',
  Coral: 'coral',
  Fern: 'green',
  Fig: 'plum',
  Forest: 'green',
  Graphite: 'dark',
  Grey: 'grey',
  Moss: 'olive',
  Natural: 'sand',
  Navy: 'navy',
  Olive: 'olive',
  Plum: 'plum',
  Red: 'red',
  Rose: 'rose',
  Rosewood: 'rose',
  Rust: 'brick',
  Sand: 'sand',
  Sea: 'teal',
  Silver: 'grey',
  'Silver dial': 'grey',
  Slate: 'dark',
  Stone: 'sand',
  Tan: 'tan',
  Teal: 'teal',
  White: 'white',
};

/** The picture of a sku in another colour than the product's own; undefined for a drawing that takes none. */
function inColour(picture: GoodsRow[1], colour = ''): string | undefined {
  const [drawing] = picture.split('-') as [Drawing];
  const tone = toneOf[colour];
  return tone && dyed[drawing] !== undefined ? pictureOf(`${drawing}-${tone}`) : undefined;
}
