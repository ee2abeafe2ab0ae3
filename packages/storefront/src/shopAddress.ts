import { type ShopGoods, shopGoodsSorts } from '@galleria/ui/screens';
import { pageOf } from './data/pages.ts';
import { idOf } from './idOf.ts';

/** Which goods of a shop an address names. Everything in it is hostile: what is not known is as if it were not there. */
export function readShopGoods(query: URLSearchParams): ShopGoods {
  const sort = query.get('sort');
  return {
    cid: idOf(query.get('cid')),
    sort: shopGoodsSorts.find((one) => one === sort) ?? 'default',
    page: pageOf(query.get('page')),
  };
}
