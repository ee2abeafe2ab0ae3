import * as api from '@galleria/api';
import { expect, test } from 'vitest';
import { createMarket } from '../market/seed.ts';
import { offered } from '../market/shop.ts';
import { productHandlers } from './products.ts';
import { siteHandlers } from './site.ts';
import { minimalMarket } from './minimalMarket.ts';

/** The goods that the marketplace opens with, as they are served. */

const { state } = createMarket();
const { get } = minimalMarket((market) => [...siteHandlers(market), ...productHandlers(market)], state);
const onSale = state.products.filter(
  ({ withdrawn, merchant }) => !withdrawn && !state.merchants.some(({ id, closed }) => closed && id === merchant),
);

test('the page of every product has each of its skus, under values that its attributes have', async () => {
  for (const product of onSale) {
    const { skus, attributes } = await get(api.productDetail, { params: { id: product.id } });
    expect([product.name, skus.map(({ id }) => id).toSorted()]).toEqual([
      product.name,
      offered(product)
        .map(({ id }) => id)
        .toSorted(),
    ]);
    const chosen = skus.flatMap(({ values }) => attributes.map(({ values: offers }, at) => offers.includes(values[at] ?? '')));
    expect([product.name, chosen.every(Boolean)]).toEqual([product.name, true]);
  }
});

test('every word that many search for finds goods', async () => {
  for (const { title } of await get(api.searchWords)) {
    const { total } = await get(api.productList, { query: { page: 1, limit: 1, keyword: title } });
    expect([title, total > 0]).toEqual([title, true]);
  }
});

test('the home page recommends the catalogue from its beginning, and what is sold out at its end', async () => {
  const { items } = await get(api.recommendedProducts, { query: { page: 1, limit: 100 } });
  const left = onSale.filter(({ skus }) => skus.some(({ stock }) => stock > 0));
  expect(left.length).toBeLessThan(onSale.length);
  expect(items.map(({ id }) => id)).toEqual(left.slice(0, 100).map(({ id }) => id));
});
