import * as api from '@galleria/api';
import { describe, expect, test } from 'vitest';
import { aProduct } from '../builders.ts';
import type { Review } from '../market/state/reviews.ts';
import type { Product } from '../market/state/shop.ts';
import { productHandlers } from './products.ts';
import { minimalMarket } from './minimalMarket.ts';

const page = { page: 1, limit: 100 };
const shop = (products: Product[], change = {}) => minimalMarket(productHandlers, { products, ...change });
const ids = ({ items }: { items: { id: number }[] }) => items.map(({ id }) => id);

describe('the page of a product', () => {
  const sku = (id: number, values: string[], price: number) => ({ id, values, price, stock: 2 });
  const product = aProduct(1, {
    sales: 3,
    ficti: 4,
    skus: [
      { ...sku(11, ['Red', 'XL'], 2000), oldPrice: 2500 },
      { ...sku(12, ['Red', 'M'], 1000), gone: true },
    ],
  });
  const others = [2, 3, 4, 5, 6].map((id) => aProduct(id));

  test('has the skus that are still offered, and four other goods of the shop', async () => {
    const { wire, get } = shop([product, ...others]);
    const { data } = await wire(api.productDetail, { params: { id: 1 } });
    expect(data).toHaveProperty(
      ['productValue', 'Red,XL'],
      expect.objectContaining({ id: 11, sku: 'Red, XL', price: 20, otPrice: 25, stock: 2 }),
    );
    const detail = await get(api.productDetail, { params: { id: 1 } });
    expect(detail).toMatchObject({ price: '20', oldPrice: '25', stock: 2, sold: 7, collected: false });
    expect(detail.skus.map(({ id }) => id)).toEqual([11]);
    expect(detail.merchant.products.map(({ id }) => id)).toEqual([2, 3, 4, 5]);
    expect((await get(api.productSkus, { params: { id: 1 } })).skus).toEqual(detail.skus);
  });

  test('tells each shopper what is on their own list', async () => {
    const { get } = shop([product], {
      collectedProducts: [{ id: 1, shopper: 1, product: 1, at: 0 }],
      followedMerchants: [{ shopper: 2, merchant: 1, at: 0 }],
    });
    const marks = async (shopper?: 1 | 2) => {
      const { collected, merchant } = await get(api.productDetail, { params: { id: 1 }, ...(shopper && { shopper }) });
      return [collected, merchant.followed];
    };
    expect([await marks(1), await marks(2), await marks()]).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
  });
});

describe('reviews', () => {
  const review = (id: number, stars: number, change: Partial<Review> = {}): Review => ({
    id,
    product: 1,
    nickname: 'Ananya Rao',
    avatar: '',
    stars,
    text: '',
    pictures: [],
    reply: '',
    at: id * 1000,
    spec: 'M',
    ...change,
  });
  const reviews = [review(1, 5), review(2, 4), review(3, 3), review(4, 2), review(5, 1), review(6, 5, { product: 2 }), review(7, 4)];
  const { get } = shop([aProduct(1), aProduct(2), aProduct(3)], { reviews });

  test.each([
    ['all', [7, 5, 4, 3, 2, 1]],
    ['good', [7, 2, 1]],
    ['medium', [3]],
    ['bad', [5, 4]],
  ] as const)('of the tab "%s" come newest first: %j', async (tab, found) => {
    const answer = await get(api.productReviews, { params: { id: 1 }, query: { ...page, type: api.reviewTypes[tab] } });
    expect(ids(answer)).toEqual(found);
  });

  test('are counted as the tabs hold them', async () => {
    expect(await get(api.productReviewCounts, { params: { id: 1 } })).toEqual({
      all: 6,
      good: 3,
      medium: 1,
      bad: 2,
      goodShare: 0.5,
      stars: 3.2,
    });
    expect(await get(api.productReviewCounts, { params: { id: 3 } })).toMatchObject({ all: 0, goodShare: undefined, stars: 0 });
  });

  test('do not tell who wrote them, and a name is masked once', async () => {
    const masked = [
      review(1, 5, { nickname: '王小明' }),
      review(2, 5, { nickname: 'S***i' }),
      review(3, 5, { nickname: 'A***' }),
      review(4, 5),
    ];
    const { get } = shop([aProduct(1)], { reviews: masked });
    const { items } = await get(api.productReviews, { params: { id: 1 }, query: { ...page, type: 0 } });
    expect(items.map(({ nickname }) => nickname)).toEqual(['A***o', 'A***', 'S***i', '王***明']);
  });
});
