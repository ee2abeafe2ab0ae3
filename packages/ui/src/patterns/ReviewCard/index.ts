export { ReviewCard, type ReviewCardProps, type ReviewView } from './ReviewCard.tsx';
