import { DeliveryInformationScreen } from '@galleria/ui/screens';
import { useDeliveryInformationScreen } from '../screens/useDeliveryInformationScreen.ts';

export default function DeliveryInformationRoute() {
  return <DeliveryInformationScreen {...useDeliveryInformationScreen()} />;
}
