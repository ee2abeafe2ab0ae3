import { recommendedProducts, site } from '@galleria/api';
import type { RequestHandler } from 'msw';
import { answer } from '../answer.ts';
import type { Market } from '../market/state.ts';
import { wireMoney, wirePage } from '../wire/order.ts';

export const siteHandlers = (market: Market): RequestHandler[] => [
  answer(market, site, () => ({
    logoUrl: '',
    shopPayCurrency: JSON.stringify({ country: 'IN', currency: 'INR', symbol: '₹' }),
    site_keywords: 'marketplace, independent shops',
    site_description: 'One arcade, many shops: goods from independent merchants.',
  })),
  answer(market, recommendedProducts, ({ query }) =>
    wirePage(
      market.state.products.map((product) => ({
        id: product.id,
        image: product.image,
        storeName: product.name,
        price: wireMoney(product.price),
        ...(product.oldPrice && { otPrice: wireMoney(product.oldPrice) }),
        sales: product.sales,
        ficti: product.ficti,
        unitName: product.unit,
        stock: product.stock,
      })),
      query,
    ),
  ),
];
