export { ThirdPartyCallbackScreen, type ThirdPartyCallbackScreenProps } from './ThirdPartyCallbackScreen.tsx';
export { thirdPartyCallbackState, type ThirdPartyReturn } from './ThirdPartyCallbackScreen.state.ts';
export { thirdPartyCallbackTexts } from './texts.ts';
