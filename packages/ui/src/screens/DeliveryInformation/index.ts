export { DeliveryInformationScreen, type DeliveryInformationScreenProps } from './DeliveryInformationScreen.tsx';
export { deliveryInformationTexts } from './texts.ts';
