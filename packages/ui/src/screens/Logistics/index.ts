export { LogisticsScreen, type LogisticsScreenProps } from './LogisticsScreen.tsx';
export { type LogisticsState, logisticsState } from './LogisticsScreen.state.ts';
export { logisticsTexts } from './texts.ts';
