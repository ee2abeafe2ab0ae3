import { merchantStreet, recommendedProducts } from '@galleria/api';
import { type AboutUsScreenProps, figuresOf } from '@galleria/ui/screens';
import { localeCodes } from '@galleria/ui/i18n';
import { request } from '../data/request.ts';
import { useResource } from '../data/useResource.ts';
import { infoLinks, paths } from '../paths.ts';

/** Goods in the bays, from the storefront's own files. */
const scenery = ['amphora', 'camera', 'chair', 'plant'].map((name) => `/scenery/${name}.webp`);

const first = { query: { page: 1, limit: 1 } };

/** Everything the page about the shop gets: the numbers are the totals of two lists. */
export function useAboutUsScreen(): AboutUsScreenProps {
  const shops = useResource(request(merchantStreet, first), ({ total }) => total);
  const goods = useResource(request(recommendedProducts, first), ({ total }) => total);
  return {
    figures: figuresOf(shops.resource, goods.resource, localeCodes.length),
    scenery,
    links: { ...infoLinks, home: paths.home, openShop: paths.openShop },
  };
}
