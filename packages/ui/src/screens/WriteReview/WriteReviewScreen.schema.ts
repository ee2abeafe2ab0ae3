import * as v from 'valibot';

/** The most pictures of a review (docs/domain/pictures.md#how-many). */
export const maxReviewPictures = 5;

const score = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5));

/** What was typed, right or wrong, and the addresses of the pictures that are uploaded. Its rules are those of `reviewSchema`. */
export const reviewDraftSchema = v.object({
  productScore: score,
  serviceScore: score,
  text: v.string(),
  pictures: v.pipe(v.array(v.string()), v.maxLength(maxReviewPictures)),
});
export type ReviewDraft = v.InferOutput<typeof reviewDraftSchema>;

export const blankReview: ReviewDraft = { productScore: 0, serviceScore: 0, text: '', pictures: [] };
