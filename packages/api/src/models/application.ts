import * as v from 'valibot';
import { enumSchema, idSchema, jsonListSchema, maybeDateSchema, textSchema } from '../wire.ts';

/** An application to open a shop. */
export type Application = v.InferOutput<typeof applicationSchema>;

export const agreementSchema = v.pipe(
  v.object({ agreement: textSchema }),
  v.transform(({ agreement }) => ({ /** HTML from the server: hostile until it is sanitised. */ agreementHtml: agreement })),
);

export const applicationSchema = v.pipe(
  v.object({
    id: idSchema,
    name: v.string(),
    categoryId: v.nullish(idSchema),
    typeId: v.nullish(idSchema),
    realName: textSchema,
    email: textSchema,
    phone: textSchema,
    address: textSchema,
    keywords: textSchema,
    qualificationPicture: jsonListSchema(v.string()),
    auditStatus: enumSchema({ 1: 'toBeReviewed', 2: 'approved', 3: 'auditFailed' }),
    denialReason: textSchema,
    createTime: maybeDateSchema,
  }),
  v.transform(({ qualificationPicture, auditStatus, denialReason, createTime, categoryId, typeId, ...application }) => ({
    ...application,
    categoryId: categoryId ?? undefined,
    typeId: typeId ?? undefined,
    qualifications: qualificationPicture,
    status: auditStatus,
    /** Why the audit failed. */
    refusal: denialReason,
    appliedAt: createTime,
  })),
);
