import { GoodsSearchScreen } from '@galleria/ui/screens';
import { searchRequest, useGoodsSearchScreen } from '../screens/useGoodsSearchScreen.ts';
import { categoriesRequest } from '../shell/categoriesRequest.ts';
import type { RouteModule } from './loader.ts';
import { screenRoute } from './screenRoute.tsx';

export const firstRequests = [categoriesRequest];

export const requestsAt: RouteModule['requestsAt'] = (_, search) => [searchRequest(new URLSearchParams(search))];

export default screenRoute(GoodsSearchScreen, useGoodsSearchScreen);
