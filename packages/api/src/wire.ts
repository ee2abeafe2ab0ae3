import * as v from 'valibot';

declare const instant: unique symbol;

/** A moment as ISO 8601 in UTC ("2026-06-18T05:12:00.000Z"). */
export type Instant = string & { readonly [instant]: true };

const isInstant = (value: unknown): value is Instant => typeof value === 'string' && value.endsWith('Z');

/** Decodes `yyyy-MM-dd HH:mm:ss` (or `yyyy-MM-dd`) in GMT+8 (api.md §1). */
export const instantSchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}:\d{2})?$/, 'a time like 2026-06-18 13:12:00'),
  v.transform((text) => `${text.slice(0, 10)}T${text.slice(11) || '00:00:00'}.000Z`),
  v.check(exists, 'a day that exists'),
  v.transform((figures) => new Date(Date.parse(figures) - 8 * 3_600_000).toISOString()),
  v.custom<Instant>(isInstant),
);

/** Whether the clock ever shows these figures; `Date` by itself turns 30 February into 2 March. */
function exists(figures: string): boolean {
  const date = new Date(figures);
  return !Number.isNaN(date.getTime()) && date.toISOString() === figures;
}

/** Decodes a yes or no that servers send as a boolean or as 0 and 1. */
export const flagSchema = v.pipe(
  v.union([v.boolean(), v.picklist([0, 1])]),
  v.transform((value) => value === true || value === 1),
);

/** Decodes a text that servers leave out or send as null when there is none. */
export const textSchema = v.optional(
  v.pipe(
    v.nullable(v.string()),
    v.transform((text) => text ?? ''),
  ),
  '',
);

/** Decodes a wire integer into a word; an integer that a newer server invented becomes `unknown`. */
export function enumSchema<const Word extends string>(words: Readonly<Record<number, Word>>) {
  return v.pipe(
    v.number(),
    v.transform((code): Word | 'unknown' => words[code] ?? 'unknown'),
  );
}

/** One page of a list. */
export interface Page<T> {
  items: T[];
  /** How many there are on all pages together. */
  total: number;
}

/** Decodes a page; of its keys only `list` and `total` are read (api.md §1). */
export function pageSchema<Input, T>(item: v.GenericSchema<Input, T>) {
  return v.pipe(
    v.object({ list: v.array(item), total: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
    v.transform(({ list, total }): Page<T> => ({ items: list, total })),
  );
}

/** Decodes the answer of a call that says nothing but yes. */
export const nothingSchema = v.pipe(
  v.unknown(),
  v.transform(() => null),
);

/** The query of every paged call. */
export const pageQuerySchema = v.object({
  page: v.pipe(v.number(), v.integer(), v.minValue(1)),
  limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
});
