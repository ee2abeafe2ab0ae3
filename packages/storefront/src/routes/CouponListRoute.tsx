import { CouponListScreen } from '@galleria/ui/screens';
import { useCouponListScreen } from '../screens/useCouponListScreen.ts';

export default function CouponListRoute() {
  return <CouponListScreen {...useCouponListScreen()} />;
}
