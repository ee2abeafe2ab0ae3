export { AsyncContent, type AsyncContentProps } from './AsyncContent.tsx';
export { RetryButton } from './RetryButton.tsx';
export { FailedState, type FailedStateProps } from './FailedState.tsx';
