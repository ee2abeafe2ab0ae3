export {
  type ReviewInput,
  type ReviewProblem,
  reviewLength,
  reviewProblems,
  reviewSchema,
} from './ReviewForm.schema.ts';
export { ReviewForm, type ReviewFormProps } from './ReviewForm.tsx';
