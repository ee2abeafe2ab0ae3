import * as v from 'valibot';
import { optionalText } from '../../forms/measuredRules.ts';

/** The most characters of a remark, as a reader sees them; so many are still right (docs/domain/languages.md#characters). */
export const refundRemarkLength = 100;
/** The most pictures of a refund (docs/domain/pictures.md#how-many). */
export const maxRefundPictures = 5;

/** What may be wrong with a request; each has its text below `invalid` of the namespace `refundRequest`. */
export const refundProblems = ['reasonMissing', 'remarkLong'] as const;
export type RefundProblem = (typeof refundProblems)[number];

/** Lets a message be nothing but the name of a problem. */
const say = (problem: RefundProblem) => problem;

/** The rules of docs/domain/refunds.md#what-is-asked, in the order of the fields, so that focus goes to the first that is wrong. */
export const refundRequestSchema = v.object({
  /** One of the server's. */
  reason: v.pipe(v.string(), v.nonEmpty(say('reasonMissing'))),
  remark: optionalText(refundRemarkLength, say('remarkLong')),
});

/** What was typed, right or wrong, and the addresses of the pictures that are uploaded. */
export const refundDraftSchema = v.object({
  reason: v.string(),
  remark: v.string(),
  pictures: v.pipe(v.array(v.string()), v.maxLength(maxRefundPictures)),
});
export type RefundDraft = v.InferOutput<typeof refundDraftSchema>;

/** The problem that a message of the schema names. */
export function refundProblemOf(message: string | undefined): RefundProblem | undefined {
  return refundProblems.find((problem) => problem === message);
}
