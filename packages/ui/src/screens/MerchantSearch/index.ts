export type { ShopSearch } from '../../features/results/shopSearch.ts';
export { MerchantSearchScreen, type MerchantSearchScreenProps } from './MerchantSearchScreen.tsx';
export { merchantSearchTexts } from './texts.ts';
