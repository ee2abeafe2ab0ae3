import { GoodsSearchScreen } from '@galleria/ui/screens';
import type { AnswerTo } from '../data/ahead.ts';
import { goodsRequestAt, searchRequest, useGoodsSearchScreen } from '../screens/useGoodsSearchScreen.ts';
import { categoriesRequest } from '../shell/categoriesRequest.ts';
import { pages } from './pages.ts';
import { screenRoute } from './screenRoute.tsx';

export const firstRequests = [categoriesRequest];

export const addresses = ['', 'title={text}', 'cid={id}'].map((query) => `${pages.goodsSearch.path}?${query}`);

export const requestsAt = (_: string, search: string) => [searchRequest(new URLSearchParams(search))];

/** The first row of goods. */
export function firstPictures(answerTo: AnswerTo, _: string, search: string) {
  const found = goodsRequestAt(new URLSearchParams(search));
  const goods = (found && answerTo(found)?.items) ?? [];
  return goods.slice(0, 5).flatMap(({ image }) => image || []);
}

export default screenRoute(GoodsSearchScreen, useGoodsSearchScreen);
