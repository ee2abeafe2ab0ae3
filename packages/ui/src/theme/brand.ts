export { BrandStyle, type BrandStyleProps } from './BrandStyle.tsx';
export { vars } from './contract.css.ts';
export { type Brand, type BrandColors, type BrandOptions, createBrand } from './createBrand.ts';
export { groundVars, objectShadow } from './grounds.css.ts';
