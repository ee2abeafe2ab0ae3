import { DeliveryInformationScreen } from '@galleria/ui/screens';
import { useDeliveryInformationScreen } from '../screens/useDeliveryInformationScreen.ts';
import { screenRoute } from './screenRoute.tsx';

export default screenRoute(DeliveryInformationScreen, useDeliveryInformationScreen);
