export { PaymentResultScreen, type PaymentResultScreenProps } from './PaymentResultScreen.tsx';
export { isOpen as isPaymentOpen, type PaymentClaim, type PaymentResultState, paymentResultState } from './PaymentResultScreen.state.ts';
export { paymentResultTexts } from './texts.ts';
