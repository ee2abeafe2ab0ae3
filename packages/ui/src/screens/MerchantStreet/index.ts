export { MerchantStreetScreen, type MerchantStreetScreenProps } from './MerchantStreetScreen.tsx';
export { type MerchantStreetState, merchantStreetPageSize, merchantStreetState } from './MerchantStreetScreen.state.ts';
export { merchantStreetTexts } from './texts.ts';
