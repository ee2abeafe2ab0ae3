export { ActivityListScreen, type ActivityListScreenProps } from './ActivityListScreen.tsx';
export { type ActivityListState, activityListPageSize, activityListState } from './ActivityListScreen.state.ts';
export { activityListTexts } from './texts.ts';
