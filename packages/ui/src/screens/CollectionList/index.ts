export { CollectionListScreen, type CollectionListScreenProps } from './CollectionListScreen.tsx';
export {
  type CollectedGoodsView,
  type CollectionListState,
  type CollectionTab,
  collectionListPageSize,
  collectionTabOf,
  followedShopsState,
  wishListState,
} from './CollectionListScreen.state.ts';
export { collectionListTexts } from './texts.ts';
