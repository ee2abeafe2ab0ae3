export { RouteProgress, type RouteProgressProps, routeProgressPhases } from './RouteProgress.tsx';
