import { merchantOrder, orderLogistics } from '@galleria/api';
import { asksShop, type LogisticsScreenProps, logisticsState } from '@galleria/ui/screens';
import { useLocation, useNavigate } from 'react-router-dom';
import { parcelOf } from '../data/parcelAddress.ts';
import { useShopService } from '../data/useShopService.ts';
import { request } from '../data/request.ts';
import { useAnswer, useResource } from '../data/useResource.ts';

/** Everything the dialog about a parcel gets: the order from the address, the parcel from the server. */
export function useLogisticsScreen(): LogisticsScreenProps {
  const navigate = useNavigate();
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
    // Whoever came by a link of the shop goes back to where they were; whoever came by the address has no way back.
    onClose: () => void (location.key === 'default' ? navigate(location.pathname + location.search, { replace: true }) : navigate(-1)),
  };
}
