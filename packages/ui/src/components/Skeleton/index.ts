export { Bone, Skeleton, type SkeletonProps } from './Skeleton.tsx';
