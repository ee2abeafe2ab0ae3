import { CollectionListScreen } from '@galleria/ui/screens';
import { paths } from '../paths.ts';
import { collectionRequestsAt, useCollectionListScreen } from '../screens/useCollectionListScreen.ts';
import { bySearch, screenRoute } from './screenRoute.tsx';

export const requestsAt = bySearch(collectionRequestsAt);

export const addresses = [`${paths.wishList}?`, paths.followedShops];

export default screenRoute(CollectionListScreen, useCollectionListScreen);
