import { merchantOrder, orderLogistics } from '@galleria/api';
import { asksShop, type LogisticsScreenProps, logisticsState } from '@galleria/ui/screens';
import { useLocation } from 'react-router-dom';
import { useCloseOverlay } from '../app/useCloseOverlay.ts';
import { parcelOf } from '../data/parcelAddress.ts';
import { useShopService } from '../data/useShopService.ts';
import { request } from '../data/request.ts';
import { useAnswer, useResource } from '../data/useResource.ts';

/** Everything the dialog about a parcel gets: the order from the address, the parcel from the server. */
export function useLogisticsScreen(): LogisticsScreenProps {
  const location = useLocation();
  const orderNo = parcelOf(location);
  const parcel = useResource(orderNo === undefined ? undefined : request(orderLogistics, { params: { orderNo } }));
  // Who is to be asked, the order says.
  const asks = orderNo !== undefined && parcel.resource.status === 'ready' && asksShop(parcel.resource.data.state);
  const order = useAnswer(asks ? request(merchantOrder, { params: { orderNo } }) : undefined);
  const service = useShopService(order.resource.status === 'ready' ? order.resource.data.merchant.id : undefined);
  return {
    state: logisticsState(parcel.resource),
    service,
    onRetry: parcel.reload,
    onClose: useCloseOverlay(),
  };
}
