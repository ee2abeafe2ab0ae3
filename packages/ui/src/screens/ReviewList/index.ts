export { ReviewList, type ReviewListProps } from './ReviewList.tsx';
export { type ReviewListState, type ReviewTab, reviewListPageSize, reviewListState, reviewTabOf, reviewTabs } from './ReviewList.state.ts';
