import { pageScreens } from './pageRoutes.tsx';
import { shopLoaders } from './shopLoaders.ts';

/** The pages for everybody. */
export const publicPages = pageScreens(({ guarded }) => !guarded, shopLoaders);
