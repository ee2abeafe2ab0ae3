export { MerchantQualificationScreen, type MerchantQualificationScreenProps } from './MerchantQualificationScreen.tsx';
export { type MerchantQualificationState, merchantQualificationState } from './MerchantQualificationScreen.state.ts';
export { merchantQualificationTexts } from './texts.ts';
