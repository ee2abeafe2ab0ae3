export { HomeScreen, type HomeScreenProps } from './HomeScreen.tsx';
export { type HomeState, homeState } from './HomeScreen.state.ts';
