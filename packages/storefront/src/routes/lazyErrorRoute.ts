import { errorTexts } from '@galleria/ui/screens';
import { lazyScreen } from '../app/lazyScreen.ts';

/** In a file of its own, as pages of every area may end in it. */
export const ErrorRoute = lazyScreen(() => import('./ErrorRoute.tsx'), ...errorTexts);
