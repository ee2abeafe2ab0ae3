import { currentUser, points, pointsEntries } from '@galleria/api';
import { type PointsScreenProps, pointsPageSize, pointsState, pointsTabOf } from '@galleria/ui/screens';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { pageOf, useLastPage } from '../data/pages.ts';
import { type Request, request } from '../data/request.ts';
import { useRecommended } from '../data/useRecommended.ts';
import { useResource } from '../data/useResource.ts';
import { paths } from '../paths.ts';

const balanceRequest = request(points, {});
const ledgerRequest = (page: number) => request(pointsEntries, { query: { page, limit: pointsPageSize } });

/** What the page asks first at an address, beside who is signed in. */
export const pointsRequestsAt = (search: URLSearchParams): Request<unknown>[] =>
  pointsTabOf(search.get('tab')) === 'detail' ? [balanceRequest, ledgerRequest(pageOf(search.get('page')))] : [];

/** Everything the page of loyalty points gets: tab and page from the address, and what the tab shows from the server. */
export function usePointsScreen(): PointsScreenProps {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const tab = pointsTabOf(search.get('tab'));
  const page = pageOf(search.get('page'));
  const isDetail = tab === 'detail';
  const balance = useResource(isDetail ? balanceRequest : undefined);
  const ledger = useResource(isDetail ? ledgerRequest(page) : undefined);
  const user = useResource(isDetail ? undefined : request(currentUser, {}));
  const total = ledger.resource.status === 'ready' ? ledger.resource.data.total : undefined;
  useLastPage(page, total, pointsPageSize, (last) => paths.pointsTab(tab, last));
  return {
    tab,
    page,
    state: pointsState(tab, { balance: balance.resource, ledger: ledger.resource, user: user.resource }),
    links: { home: paths.home, ledger: (to) => paths.pointsTab('detail', to) },
    recommended: { ...useRecommended(true, 4), goodsHref: paths.goodsDetail },
    onTab: (next) => navigate(paths.pointsTab(next)),
    onRetry: () => Promise.all((isDetail ? [balance, ledger] : [user]).map(({ reload }) => reload())),
  };
}
