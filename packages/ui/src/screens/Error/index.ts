export { Error, type ErrorProps } from './Error.tsx';
export type { ErrorStatus } from './Error.state.ts';
