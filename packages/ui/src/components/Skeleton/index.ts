export { SkeletonBlock, Skeleton, type SkeletonProps } from './Skeleton.tsx';
