export { AsyncContent, type AsyncContentProps } from './AsyncContent.tsx';
export { FailedState, type FailedStateProps } from './FailedState.tsx';
