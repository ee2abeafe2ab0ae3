import { MerchantApplicationScreen } from '@galleria/ui/screens';
import { useMerchantApplicationScreen } from '../screens/useMerchantApplicationScreen.ts';

export default function MerchantApplicationRoute() {
  return <MerchantApplicationScreen {...useMerchantApplicationScreen()} />;
}
