import * as v from 'valibot';
import { countSchema, enumSchema, idSchema, dateSchema, maybeCountSchema, textSchema } from '../wire.ts';

/** A shopper's loyalty points. */
export type Points = v.InferOutput<typeof pointsSchema>;
/** One change of a shopper's points. */
export type PointsEntry = v.InferOutput<typeof pointsEntrySchema>;

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
    balance: v.nullish(countSchema),
    mark: textSchema,
    status: enumSchema({ 1: 'created', 2: 'frozen', 3: 'done', 4: 'void' }),
    createTime: dateSchema,
  }),
  v.transform(({ type, integral, balance, mark, createTime, ...entry }) => ({
    ...entry,
    direction: type,
    points: integral,
    /** What was left after it; absent where the server does not say, and 0 when nothing was. */
    balance: balance ?? undefined,
    note: mark,
    at: createTime,
  })),
);
