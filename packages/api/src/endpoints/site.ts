import { endpoint } from '../endpoint.ts';
import { siteSchema } from '../models/site.ts';

/** Logo, banners, currency, customer service and meta texts of the shop. */
export const site = endpoint({ method: 'GET', path: '/api/pc/home/index', access: 'public', source: 'shown', answer: siteSchema });
