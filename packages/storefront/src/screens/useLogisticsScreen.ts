import { orderLogistics } from '@galleria/api';
import { type LogisticsScreenProps, logisticsState } from '@galleria/ui/screens';
import { useLocation, useNavigate } from 'react-router-dom';
import { parcelOf } from '../data/parcelPlace.ts';
import { request } from '../data/request.ts';
import { useResource } from '../data/useResource.ts';

/** Everything the dialog about a parcel gets: the order from the address, the parcel from the server. */
export function useLogisticsScreen(): LogisticsScreenProps {
  const navigate = useNavigate();
  const place = useLocation();
  const no = parcelOf(place);
  const parcel = useResource(no === undefined ? undefined : request(orderLogistics, { params: { no } }));
  return {
    state: logisticsState(parcel.resource),
    onRetry: parcel.reload,
    // Whoever came by a link of the shop goes back to where they were; whoever came by the address has no way back.
    onClose: () => void (place.key === 'default' ? navigate(place.pathname + place.search, { replace: true }) : navigate(-1)),
  };
}
