import type { Tone } from '../../../drawings/tones.ts';
import type { Drawing } from '../../../drawings.ts';

export interface GoodsOptions {
  /** Values of each attribute; every combination is a sku, the first of them the cheapest. At most nine. */
  specs?: Record<string, readonly string[]>;
  /** What a value costs more than the first one. */
  more?: Record<string, number>;
  /** Which skus, counted from 1, are sold out, and which the merchant has dropped. */
  out?: readonly number[];
  gone?: readonly number[];
  postage?: number;
  unit?: string;
  virtual?: true;
  withdrawn?: true;
}

/** One good. Prices are whole cents; an old price of 0 is none. */
export type GoodsRow = [
  name: string,
  picture: Drawing | `${Drawing}-${Tone}`,
  merchant: number,
  price: number,
  oldPrice: number,
  sold: number,
  stock: number,
  options?: GoodsOptions,
];

/** Goods of one department, by category of the third level. Ids count up from `from`, which never changes. */
export interface Department {
  from: number;
  goods: Record<number, GoodsRow[]>;
}
