export { UserCentre, type UserCentreProps } from './UserCentre.tsx';
export { type LatestOrderData, type UserCentreState, userCentreState } from './UserCentre.state.ts';
