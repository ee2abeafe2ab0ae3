import { masterOrder } from '@galleria/api';
import { request } from '../data/request.ts';

/** An order over all its shops, with whether it is paid. */
export const orderRequest = (orderNo: string) => request(masterOrder, { params: { orderNo } });
