export { Policy, type PolicyProps } from './Policy.tsx';
