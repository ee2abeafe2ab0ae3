import { isMoney, type Money } from '@galleria/api';
import type { CartData, CartSeen } from '@galleria/ui/screens';
import * as v from 'valibot';
import { attempt } from '../attempt.ts';
import type { DeviceStorage } from './deviceStorage.ts';

const name = 'galleria.cartSeen';

/** The most lines that are remembered. */
const most = 1000;

const storedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    owner: v.string(),
    lines: v.pipe(v.array(v.tuple([v.number(), v.union([v.literal(''), v.custom<Money>(isMoney)]), v.boolean()])), v.maxLength(most)),
  }),
);

/** What a shopper saw of their cart when they last looked, kept on the device. Where that cannot be, nothing is told to have changed. */
export function readCartSeen(storage: () => DeviceStorage, owner: string): CartSeen {
  const { success, output } = v.safeParse(
    storedSchema,
    attempt(() => storage().getItem(name)),
  );
  return new Map(success && output.owner === owner ? output.lines.map(([sku, price, valid]) => [sku, { price, valid }]) : []);
}

export function writeCartSeen(storage: () => DeviceStorage, owner: string, { sold, withdrawn }: CartData): void {
  const all = [...sold, ...withdrawn].flatMap(({ lines }) => lines);
  const known = all.filter(({ unpriced }) => !unpriced).slice(0, most);
  const lines = known.map(({ skuId, offer }) => [skuId, offer?.price ?? '', offer !== undefined && offer.stock > 0]);
  attempt(() => storage().setItem(name, JSON.stringify({ owner, lines })));
}
