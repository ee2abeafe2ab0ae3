export { DeliveryInformationScreen, type DeliveryInformationScreenProps } from './DeliveryInformationScreen.tsx';
