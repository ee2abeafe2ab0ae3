import { cartCount } from '@galleria/api';
import { request } from '../data/request.ts';

/** How many lines the cart has. */
export const headerCartRequest = request(cartCount, { query: { numType: true, type: 'total' } });
