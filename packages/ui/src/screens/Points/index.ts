export { Points, type PointsProps } from './Points.tsx';
export { pointsPageSize, type PointsState, pointsState, type PointsTab, pointsTabOf, pointsTabs } from './Points.state.ts';
