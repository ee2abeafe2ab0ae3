export {
  PriceSummary,
  type PriceSummaryProps,
  type PriceSummaryRow,
  type PriceSummaryView,
  priceSummaryRows,
} from './PriceSummary.tsx';
export { PriceSummarySkeleton, type PriceSummarySkeletonProps } from './PriceSummarySkeleton.tsx';
