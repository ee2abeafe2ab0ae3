export { Rating, type RatingProps, ratingVariants, ratingSizes } from './Rating.tsx';
export { RatingField, type RatingFieldProps } from './RatingField.tsx';
