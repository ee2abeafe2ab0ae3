import { maxQuantity } from '@galleria/ui/flows';
import * as v from 'valibot';
import { attempt } from '../attempt.ts';
import { type DeviceStorage, guestCartName } from './deviceStorage.ts';

/** The most lines that the device keeps. */
export const maxGuestLines = 200;

const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER));
const words = v.fallback(v.pipe(v.string(), v.maxLength(2000)), '');
/** A number out of the limits is the next one within. */
const quantity = v.pipe(
  v.number(),
  v.finite(),
  v.transform((count) => Math.max(1, Math.min(maxQuantity, Math.trunc(count)))),
);

const lineSchema = v.object({
  productId: id,
  skuId: id,
  quantity,
  name: words,
  image: words,
  specText: words,
  merchant: v.fallback(v.object({ id: v.pipe(v.number(), v.integer(), v.minValue(0)), name: words }), { id: 0, name: '' }),
});

/** A sku that a visitor wants, with what was last seen of it. */
export type GuestLine = v.InferOutput<typeof lineSchema>;

const storedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    lines: v.pipe(v.array(v.unknown()), v.maxLength(10_000)),
    due: v.fallback(v.optional(v.object({ by: v.string(), totals: v.array(v.tuple([id, v.pipe(v.number(), v.integer())])) })), undefined),
  }),
);

/**
 * How many of each sku the account's cart is to have when the device's has joined it, noted before that is asked for: an answer
 * that is lost must not add the same twice.
 */
export interface Due {
  /** Whose cart it is. */
  by: string;
  totals: ReadonlyMap<number, number>;
}

interface Kept {
  lines: readonly GuestLine[];
  due?: Due | undefined;
}

/** A visitor's cart, kept on the device. Where the storage is blocked or full it lives as long as the page. */
export interface GuestCart {
  /** The latest comes first. The same list as long as nothing changes. */
  lines: () => readonly GuestLine[];
  subscribe: (listener: () => void) => () => void;
  /** The same sku adds up, to 99 and to what there is: `cut` when that is less than was wanted. `full` when there is no room for another sku. */
  add: (line: GuestLine, stock: number) => 'added' | 'cut' | 'full';
  setQuantity: (skuId: number, quantity: number) => void;
  /** Another sku of the same goods; one that is there adds up. Whether it was done: nothing changes where the sum is above 99 or what there is. */
  exchange: (skuId: number, line: Pick<GuestLine, 'skuId' | 'quantity' | 'specText' | 'image'>, stock: number) => boolean;
  remove: (skuIds: readonly number[]) => void;
  due: () => Due | undefined;
  noteDue: (due: Due) => void;
}

export function createGuestCart(storage: () => DeviceStorage): GuestCart {
  const listeners = new Set<() => void>();
  let known: { text: string; kept: Kept } | undefined;
  /** What could not be written. */
  let unwritten: string | undefined;

  function read(): Kept {
    const text = unwritten ?? attempt(() => storage().getItem(guestCartName)) ?? '';
    if (known?.text !== text) known = { text, kept: keptIn(text) };
    return known.kept;
  }

  function write({ lines, due }: Kept): void {
    const text = JSON.stringify({ lines, ...(due && lines.length > 0 && { due: { by: due.by, totals: [...due.totals] } }) });
    const done = attempt(() => {
      if (lines.length > 0) storage().setItem(guestCartName, text);
      else storage().removeItem(guestCartName);
      return true;
    });
    unwritten = done ? undefined : text;
    for (const listener of listeners) listener();
  }

  const change = (lines: readonly GuestLine[]) => write({ ...read(), lines });
  const sumOf = (one: number, other: number, stock: number) => Math.max(1, Math.min(one + other, maxQuantity, stock));

  return {
    lines: () => read().lines,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(line, stock) {
      const { lines } = read();
      const there = lines.find(({ skuId }) => skuId === line.skuId);
      if (!there && lines.length >= maxGuestLines) return 'full';
      const before = there?.quantity ?? 0;
      const added = { ...line, quantity: sumOf(before, line.quantity, stock) };
      change(there ? lines.map((one) => (one === there ? added : one)) : [added, ...lines]);
      return added.quantity < before + line.quantity ? 'cut' : 'added';
    },
    setQuantity(skuId, wanted) {
      const parsed = v.safeParse(quantity, wanted);
      if (parsed.success) change(read().lines.map((line) => (line.skuId === skuId ? { ...line, quantity: parsed.output } : line)));
    },
    exchange(skuId, next, stock) {
      const { lines } = read();
      const twin = skuId === next.skuId ? undefined : lines.find((line) => line.skuId === next.skuId);
      const quantity = (twin?.quantity ?? 0) + next.quantity;
      if (quantity > Math.min(stock, maxQuantity)) return false;
      change(
        lines.flatMap((line) => {
          if (line === twin) return [];
          return line.skuId === skuId ? { ...line, ...next, quantity } : line;
        }),
      );
      return true;
    },
    remove: (skuIds) => change(read().lines.filter(({ skuId }) => !skuIds.includes(skuId))),
    due: () => read().due,
    noteDue: (due) => write({ ...read(), due }),
  };
}

/** The cart that a stored text holds. What somebody else wrote there is not believed, and a line that is none is left out. */
function keptIn(text: string): Kept {
  const { success, output } = v.safeParse(storedSchema, text);
  if (!success) return { lines: [] };
  const lines = new Map<number, GuestLine>();
  for (const wire of output.lines) {
    const line = v.safeParse(lineSchema, wire);
    if (line.success && !lines.has(line.output.skuId) && lines.size < maxGuestLines) lines.set(line.output.skuId, line.output);
  }
  const { due } = output;
  return { lines: [...lines.values()], due: due && { by: due.by, totals: new Map(due.totals) } };
}
