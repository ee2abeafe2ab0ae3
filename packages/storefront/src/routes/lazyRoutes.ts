import { lazyScreen } from '../app/lazyScreen.ts';

export const HomeRoute = lazyScreen(() => import('./HomeRoute.tsx'), 'common');
export const LoginRoute = lazyScreen(() => import('./LoginRoute.tsx'), 'login');
export const OrderListRoute = lazyScreen(() => import('./OrderListRoute.tsx'), 'orderList');
export const ErrorRoute = lazyScreen(() => import('./ErrorRoute.tsx'), 'error');
