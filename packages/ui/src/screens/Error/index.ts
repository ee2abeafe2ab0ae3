export { ErrorScreen, type ErrorScreenProps } from './ErrorScreen.tsx';
export type { ErrorStatus } from './ErrorScreen.state.ts';
