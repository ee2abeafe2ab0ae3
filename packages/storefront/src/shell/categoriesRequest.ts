import { productCategories } from '@galleria/api';
import { request } from '../data/request.ts';

/** The shop's categories, as they come. */
export const categoriesRequest = request(productCategories, {}, (answer) => answer);
