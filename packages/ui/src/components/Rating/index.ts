export { Rating, type RatingProps, ratingLooks, ratingSizes } from './Rating.tsx';
export { RatingField, type RatingFieldProps } from './RatingField.tsx';
