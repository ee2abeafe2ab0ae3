export { ThirdPartyCallback, type ThirdPartyCallbackProps } from './ThirdPartyCallback.tsx';
export { thirdPartyCallbackState, type ThirdPartyReturn } from './ThirdPartyCallback.state.ts';
