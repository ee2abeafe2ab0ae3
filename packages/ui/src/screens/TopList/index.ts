export { TopListScreen, type TopListScreenProps } from './TopListScreen.tsx';
export { type TopListState, topListState } from './TopListScreen.state.ts';
export { topListTexts } from './texts.ts';
