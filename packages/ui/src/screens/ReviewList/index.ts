export { ReviewListScreen, type ReviewListScreenProps } from './ReviewListScreen.tsx';
export {
  type ReviewListState,
  type ReviewTab,
  reviewListPageSize,
  reviewListState,
  reviewTabOf,
  reviewTabs,
} from './ReviewListScreen.state.ts';
export { reviewListTexts } from './texts.ts';
