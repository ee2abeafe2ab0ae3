export { Progress, type ProgressProps, progressTones } from './Progress.tsx';
