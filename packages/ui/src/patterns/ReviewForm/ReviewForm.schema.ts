import * as v from 'valibot';
import { text } from '../../forms/measuredRules.ts';

/** The most characters of a review, as a reader sees them; so many are still right (docs/domain/languages.md#characters). */
export const reviewLength = 512;

/** What may be wrong with a review; each has its text below `invalid` of the namespace `reviewForm`. */
export const reviewProblems = ['productScoreMissing', 'serviceScoreMissing', 'textMissing', 'textLong'] as const;
export type ReviewProblem = (typeof reviewProblems)[number];

/** Lets a message be nothing but the name of a problem. */
const say = (problem: ReviewProblem) => problem;

/** One to five stars; zero is none yet. */
const score = (missing: ReviewProblem) => v.pipe(v.number(), v.integer(), v.minValue(1, say(missing)), v.maxValue(5));

/** The rules of docs/domain/reviews.md#what-is-asked, in the order of the fields, so that focus goes to the first that is wrong. */
export const reviewSchema = v.object({
  productScore: score('productScoreMissing'),
  serviceScore: score('serviceScoreMissing'),
  text: text(reviewLength, { missing: say('textMissing'), long: say('textLong') }),
});

/** A review as it is sent, without its pictures. */
export type ReviewInput = v.InferOutput<typeof reviewSchema>;

/** The problem that a message of the schema names. */
export function reviewProblemOf(message: string | undefined): ReviewProblem | undefined {
  return reviewProblems.find((problem) => problem === message);
}
