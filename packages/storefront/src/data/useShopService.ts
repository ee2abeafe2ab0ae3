import { merchantService } from '@galleria/api';
import { type ServiceState, serviceState } from '@galleria/ui/shell';
import { request } from './request.ts';
import { useAnswer } from './useResource.ts';

/** How a shop is reached (docs/domain/merchants.md#service): none until it is known, or where it cannot be had. */
export function useShopService(merchantId: number | undefined): ServiceState {
  const { resource } = useAnswer(merchantId === undefined ? undefined : request(merchantService, { params: { id: merchantId } }));
  return serviceState(resource.status === 'ready' ? resource.data : undefined);
}
