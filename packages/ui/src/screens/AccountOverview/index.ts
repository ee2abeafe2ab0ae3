export { AccountOverviewScreen, type AccountOverviewScreenProps } from './AccountOverviewScreen.tsx';
export { type LatestOrderData, type AccountOverviewState, accountOverviewState } from './AccountOverviewScreen.state.ts';
export { accountOverviewTexts } from './texts.ts';
