export { PointsScreen, type PointsScreenProps } from './PointsScreen.tsx';
export { pointsPageSize, type PointsState, pointsState, type PointsTab, pointsTabOf, pointsTabs } from './PointsScreen.state.ts';
export { pointsTexts } from './texts.ts';
