export { OldPrice, type OldPriceProps, Price, type PriceProps, priceSizes, priceTones } from './Price.tsx';
export { priceParts, priceText } from './priceParts.ts';
