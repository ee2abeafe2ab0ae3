export { Logistics, type LogisticsProps } from './Logistics.tsx';
export { type LogisticsState, logisticsState } from './Logistics.state.ts';
