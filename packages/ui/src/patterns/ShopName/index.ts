export { ShopName, type ShopNameProps } from './ShopName.tsx';
