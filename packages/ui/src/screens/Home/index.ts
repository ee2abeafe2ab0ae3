export { HomeScreen, type HomeScreenProps } from './HomeScreen.tsx';
export {
  type ActivityView,
  type BannerView,
  type CategoryTileView,
  type HomeBlock,
  type HomeData,
  type HomeState,
  homeState,
  type RecommendedState,
} from './HomeScreen.state.ts';
export { homeTexts } from './texts.ts';
