import { GoodsSearchScreen } from '@galleria/ui/screens';
import type { AnswerTo } from '../data/ahead.ts';
import { shopKinds } from '../data/useShopSearch.ts';
import { goodsRequestAt, hotWords, searchRequest, useGoodsSearchScreen } from '../screens/useGoodsSearchScreen.ts';
import { categoriesRequest } from '../shell/categoriesRequest.ts';
import { pages } from './pages.ts';
import { screenRoute } from './screenRoute.tsx';

export const firstRequests = [categoriesRequest, hotWords];

export const addresses = ['', 'title={text}', 'cid={id}'].map((query) => `${pages.goodsSearch.path}?${query}`);

export function requestsAt(_: string, search: string) {
  const query = new URLSearchParams(search);
  return goodsRequestAt(query) ? [searchRequest(query)] : [searchRequest(query), ...shopKinds];
}

/** The first row of goods. */
export function firstPictures(answerTo: AnswerTo, _: string, search: string) {
  const found = goodsRequestAt(new URLSearchParams(search));
  const goods = (found && answerTo(found)?.items) ?? [];
  return goods.slice(0, 5).flatMap(({ image }) => image || []);
}

export default screenRoute(GoodsSearchScreen, useGoodsSearchScreen);
