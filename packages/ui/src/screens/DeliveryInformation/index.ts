export { DeliveryInformation, type DeliveryInformationProps } from './DeliveryInformation.tsx';
