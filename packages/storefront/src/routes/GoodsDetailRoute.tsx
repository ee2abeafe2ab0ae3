import { GoodsDetailScreen } from '@galleria/ui/screens';
import { matchPath, useParams } from 'react-router-dom';
import { goodsRequest, useGoodsDetailScreen } from '../screens/useGoodsDetailScreen.ts';
import { idOf } from '../shopAddress.ts';
import type { RouteModule } from './loader.ts';
import { pages } from './pages.ts';
import { screenRoute } from './screenRoute.tsx';

const Screen = screenRoute(GoodsDetailScreen, useGoodsDetailScreen);

export const requestsAt: RouteModule['requestsAt'] = (pathname) => {
  const id = idOf(matchPath(pages.goodsDetail.path, pathname)?.params.id ?? null);
  return id === undefined ? [] : [goodsRequest(id)];
};

/** Other goods begin anew: nothing that was chosen or listed of the ones is shown of the others. */
export default function GoodsDetailRoute() {
  return <Screen key={useParams()['id']} />;
}
