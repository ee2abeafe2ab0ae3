import { topProducts } from '@galleria/api';
import { type TopListScreenProps, topListState } from '@galleria/ui/screens';
import { request } from '../data/request.ts';
import { useResource } from '../data/useResource.ts';
import { paths } from '../paths.ts';

/** The goods that sell best. */
export const topGoods = request(topProducts, {});

/** Everything the top list gets. */
export function useTopListScreen(): TopListScreenProps {
  const { resource, reload } = useResource(topGoods);
  return { state: topListState(resource), links: { goods: paths.goodsDetail, allGoods: paths.goodsSearch({}) }, onRetry: reload };
}
