import { CouponListScreen } from '@galleria/ui';
import { useCouponListScreen } from '../screens/useCouponListScreen.ts';

export default function CouponListRoute() {
  return <CouponListScreen {...useCouponListScreen()} />;
}
