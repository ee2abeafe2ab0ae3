import { MerchantApplicationScreen } from '@galleria/ui';
import { useMerchantApplicationScreen } from '../screens/useMerchantApplicationScreen.ts';

export default function MerchantApplicationRoute() {
  return <MerchantApplicationScreen {...useMerchantApplicationScreen()} />;
}
