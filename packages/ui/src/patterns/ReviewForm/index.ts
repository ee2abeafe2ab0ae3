export {
  type ReviewInput,
  type ReviewProblem,
  reviewLength,
  reviewProblems,
  reviewSchema,
} from './ReviewForm.schema.ts';
export { ReviewForm, type ReviewFormProps, type ReviewFormTexts } from './ReviewForm.tsx';
