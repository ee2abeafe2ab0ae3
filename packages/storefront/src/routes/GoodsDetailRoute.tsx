import { GoodsDetailScreen, goodsDetailState } from '@galleria/ui/screens';
import { matchPath, useParams } from 'react-router-dom';
import type { AnswerTo } from '../data/ahead.ts';
import { idOf } from '../idOf.ts';
import { goodsRequest, useGoodsDetailScreen } from '../screens/useGoodsDetailScreen.ts';
import { pages } from './pages.ts';
import { screenRoute } from './screenRoute.tsx';

const Screen = screenRoute(GoodsDetailScreen, useGoodsDetailScreen);

export const addresses = [pages.goodsDetail.path.replace(':id', '{id}')];

export function requestsAt(pathname: string) {
  const id = idOf(matchPath(pages.goodsDetail.path, pathname)?.params.id);
  return id === undefined ? [] : [goodsRequest(id)];
}

/** The first picture of the goods. */
export function firstPictures(answerTo: AnswerTo, pathname: string) {
  const [data] = requestsAt(pathname).map(answerTo);
  const state = data && goodsDetailState({ status: 'ready', data, refreshing: false });
  return state?.status === 'ready' ? state.goods.pictures.slice(0, 1) : [];
}

/** Other goods begin anew: nothing that was chosen or listed of the ones is shown of the others. */
export default function GoodsDetailRoute() {
  return <Screen key={useParams()['id']} />;
}
