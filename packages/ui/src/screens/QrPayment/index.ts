export { QrPaymentScreen, type QrPaymentScreenProps } from './QrPaymentScreen.tsx';
export { type QrApp, type QrCheck, type QrPaymentState, qrPaymentState } from './QrPaymentScreen.state.ts';
export { qrPaymentTexts } from './texts.ts';
