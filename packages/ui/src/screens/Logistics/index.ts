export { LogisticsScreen, type LogisticsScreenProps } from './LogisticsScreen.tsx';
export { asksShop, type LogisticsState, logisticsState } from './LogisticsScreen.state.ts';
export { logisticsTexts } from './texts.ts';
