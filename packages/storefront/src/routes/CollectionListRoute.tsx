import { CollectionListScreen } from '@galleria/ui/screens';
import { useCollectionListScreen } from '../screens/useCollectionListScreen.ts';
import { screenRoute } from './screenRoute.tsx';

export default screenRoute(CollectionListScreen, useCollectionListScreen);
