export { RatingSummary, type RatingSummaryProps, type RatingSummaryRow } from './RatingSummary.tsx';
