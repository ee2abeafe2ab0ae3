import { recommendedProducts } from '@galleria/api';
import { type HomeScreenProps, homeState } from '@galleria/ui/screens';
import { request } from '../data/request.ts';
import { useResource } from '../data/useResource.ts';
import { paths } from '../paths.ts';

/** The first 24. */
export const recommended = request(recommendedProducts, { query: { page: 1, limit: 24 } });

/** Everything the home page gets: the first 24 recommended goods. */
export function useHomeScreen(): HomeScreenProps {
  const goods = useResource(recommended);
  return { state: homeState(goods.resource), goodsHref: paths.goodsDetail, onRetry: goods.reload };
}
