export { ShopLogo } from './ShopLogo.tsx';
