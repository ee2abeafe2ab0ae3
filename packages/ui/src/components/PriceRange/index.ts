export { type PriceLimits, PriceRange, type PriceRangeProps } from './PriceRange.tsx';
