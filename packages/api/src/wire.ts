import * as v from 'valibot';

declare const instant: unique symbol;

/** What tells it from other texts. Exported, as declarations have to name it. */
export interface InstantBrand {
  readonly [instant]: true;
}

/** A moment as ISO 8601 in UTC ("2026-06-18T05:12:00.000Z"). */
export type Instant = string & InstantBrand;

const isInstant = (value: unknown): value is Instant => typeof value === 'string' && value.endsWith('Z');

/** Decodes `yyyy-MM-dd HH:mm:ss` (or `yyyy-MM-dd`) in GMT+8 (docs/domain/api.md#times-and-amounts). */
export const instantSchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}:\d{2})?$/, 'a time like 2026-06-18 13:12:00'),
  v.transform((text) => `${text.slice(0, 10)}T${text.slice(11) || '00:00:00'}.000Z`),
  v.check(exists, 'a day that exists'),
  v.transform((figures) => new Date(Date.parse(figures) - 8 * 3_600_000).toISOString()),
  v.custom<Instant>(isInstant),
);

/** Decodes a time that servers leave out, or send as null or as an empty text, when there is none. */
export const maybeInstantSchema = maybe(instantSchema);

/** A day without a time as ISO 8601 ("2019-03-05"). It belongs to no zone: it is that day wherever the reader is. */
export type Day = string & DayBrand;

declare const day: unique symbol;

/** What tells it from other texts. Exported, as declarations have to name it. */
export interface DayBrand {
  readonly [day]: true;
}

const isDay = (value: unknown): value is Day => typeof value === 'string' && value.length === 10;

/** Decodes a time that is only told, and not reckoned with: a moment, or the day where the server tells no more. */
export const dateSchema = v.union([
  v.pipe(
    v.string(),
    v.regex(/^\d{4}-\d{2}-\d{2}$/),
    v.check((text) => exists(`${text}T00:00:00.000Z`), 'a day that exists'),
    v.custom<Day>(isDay),
  ),
  instantSchema,
]);

/** Decodes such a time that servers leave out, or send as null or as an empty text, when there is none. */
export const maybeDateSchema = maybe(dateSchema);

/* @__NO_SIDE_EFFECTS__ */
function maybe<T extends string>(schema: v.GenericSchema<string, T>) {
  return v.optional(
    v.pipe(
      v.union([v.null(), v.literal(''), schema]),
      v.transform((value) => value || undefined),
    ),
  );
}

/** Whether the clock ever shows these figures; `Date` by itself turns 30 February into 2 March. */
function exists(figures: string): boolean {
  const date = new Date(figures);
  return !Number.isNaN(date.getTime()) && date.toISOString() === figures;
}

/** A number that names a thing. */
export const idSchema = v.pipe(v.number(), v.safeInteger());

/** How many there are: a whole number from 0. */
export const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Decodes a number of things that servers leave out or send as null when there is none. */
export const maybeCountSchema = v.optional(
  v.pipe(
    v.nullable(countSchema),
    v.transform((count) => count ?? 0),
  ),
  0,
);

/** How many pieces of one sku may be asked for: 1–99 (docs/domain/cart.md#lines). */
export const quantitySchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99));

/** Decodes a yes or no that servers send as a boolean or as 0 and 1. */
export const flagSchema = v.pipe(
  v.union([v.boolean(), v.picklist([0, 1])]),
  v.transform((value) => value === true || value === 1),
);

/** Decodes a switch that servers write in every way they can; one that is not there is off. */
export const switchSchema = v.optional(
  v.pipe(
    v.union([v.null(), v.boolean(), v.number(), v.string()]),
    v.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
  ),
  false,
);

/** Decodes a text that servers leave out or send as null when there is none. */
export const textSchema = v.optional(
  v.pipe(
    v.nullable(v.string()),
    v.transform((text) => text ?? ''),
  ),
  '',
);

/** Decodes a list that servers leave out or send as null when it is empty. */
/* @__NO_SIDE_EFFECTS__ */
export function listSchema<Input, T>(item: v.GenericSchema<Input, T>) {
  return v.optional(
    v.pipe(
      v.nullable(v.array(item)),
      v.transform((list) => list ?? []),
    ),
    [],
  );
}

/** Decodes JSON inside a string (docs/domain/api.md#json-in-strings): parsed at the boundary, a contract error when it is none. */
/* @__NO_SIDE_EFFECTS__ */
export function jsonSchema<Input, T>(content: v.GenericSchema<Input, T>) {
  return v.pipe(v.string(), v.parseJson(), content);
}

/** Decodes a list written as JSON inside a string; no string and an empty one are an empty list. */
/* @__NO_SIDE_EFFECTS__ */
export function jsonListSchema<Input, T>(item: v.GenericSchema<Input, T>) {
  return v.optional(
    v.pipe(
      v.nullable(v.string()),
      v.transform((text) => text || '[]'),
      v.parseJson(),
      v.array(item),
    ),
    '[]',
  );
}

/** Decodes texts joined by commas; blank ones are dropped. */
export const commaListSchema = v.pipe(
  textSchema,
  v.transform((text) => text.split(',').flatMap((part) => part.trim() || [])),
);

/** Decodes a wire integer into a word; an integer that a newer server invented becomes `unknown`. */
/* @__NO_SIDE_EFFECTS__ */
export function enumSchema<const Word extends string>(words: Readonly<Record<number, Word>>) {
  return v.pipe(
    v.number(),
    v.transform((code): Word | 'unknown' => words[code] ?? 'unknown'),
  );
}

/** Decodes a wire word into the word used here, whatever its case; one that is not known, or none, becomes `unknown`. */
/* @__NO_SIDE_EFFECTS__ */
export function wordSchema<const Word extends string>(words: Readonly<Record<string, Word>>) {
  return v.pipe(
    textSchema,
    v.transform((text): Word | 'unknown' => {
      const key = text.toLowerCase();
      return (Object.hasOwn(words, key) ? words[key] : undefined) ?? 'unknown';
    }),
  );
}

/** One page of a list. */
export interface Page<T> {
  items: T[];
  /** How many there are on all pages together. */
  total: number;
}

/** Decodes a page; of its keys only `list` and `total` are read (docs/domain/api.md#paging). */
/* @__NO_SIDE_EFFECTS__ */
export function pageSchema<Input, T>(item: v.GenericSchema<Input, T>) {
  return v.pipe(
    v.object({ list: v.array(item), total: countSchema }),
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
