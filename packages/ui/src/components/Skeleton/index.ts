export {
  Skeleton,
  SkeletonBlock,
  type SkeletonBlockProps,
  type SkeletonProps,
  skeletonScales,
  skeletonShapes,
  SkeletonText,
  type SkeletonTextProps,
  skeletonWidths,
} from './Skeleton.tsx';
