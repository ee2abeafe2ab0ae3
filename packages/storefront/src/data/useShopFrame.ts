import { type Answer, merchantHome } from '@galleria/api';
import { serviceState } from '@galleria/ui/shell';
import { type ShopFrameLinks, shopFrameState } from '@galleria/ui/screens';
import { useSearchParams } from 'react-router-dom';
import { idOf } from '../idOf.ts';
import { paths } from '../paths.ts';
import { useStructuredData } from '../structuredData/useStructuredData.ts';
import { wholeAddress } from '../structuredData/wholeAddress.ts';
import { request } from './request.ts';
import { useFollow } from './useFollow.ts';
import { useResource } from './useResource.ts';

/** The shop itself. */
export const shopRequest = (id: number) => request(merchantHome, { params: { id } });

/** The same for whoever asks ahead of an address with its id. */
export function shopRequestsAt(_: string, search: string) {
  const id = idOf(new URLSearchParams(search).get('id'));
  return id === undefined ? [] : [shopRequest(id)];
}

const noSuchShop = { status: 'failed', error: { kind: 'notFound', message: '' } } as const;

const frameLinks: ShopFrameLinks = {
  page(page, shopId) {
    switch (page) {
      case 'home':
        return paths.merchantHome(shopId);
      case 'items':
        return paths.merchantCategory(shopId);
      case 'coupons':
        return paths.merchantCoupon(shopId);
      case 'about':
        return paths.merchantQualification(shopId);
      default:
        return page satisfies never;
    }
  },
  street: paths.merchantStreet,
};

/** What stands around the pages of the shop whose id the address has. */
export function useShopFrame() {
  const [search] = useSearchParams();
  const id = idOf(search.get('id'));
  const { resource, reload } = useResource(id === undefined ? undefined : shopRequest(id), homeOf);
  const described = resource.status === 'ready' ? resource.data : undefined;
  useStructuredData(described && `shop ${described.id}`, async () => {
    const { store } = await import('../structuredData/data.ts');
    if (!described) return [];
    const { name, avatar } = described;
    return [store({ name, url: wholeAddress(paths.merchantHome(described.id)), mark: avatar, origin: location.origin })];
  });
  return {
    id,
    shop: shopFrameState(id === undefined ? noSuchShop : resource),
    frame: { ...useFollow(), frameLinks, onRetry: reload },
  };
}

const homeOf = ({ service, ...shop }: Answer<typeof merchantHome>) => ({ ...shop, service: serviceState(service) });
