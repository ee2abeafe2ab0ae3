export { ErrorScreen, type ErrorScreenProps } from './ErrorScreen.tsx';
export type { ErrorStatus } from './ErrorScreen.state.ts';
export { errorTexts } from './texts.ts';
