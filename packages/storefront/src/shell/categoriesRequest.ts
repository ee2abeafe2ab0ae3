import { productCategories } from '@galleria/api';
import { request } from '../data/request.ts';

/** The shop's categories. */
export const categoriesRequest = request(productCategories, {});
