import { SkeletonBlock, SkeletonText } from '../../components/Skeleton/index.ts';
import { Inline } from '../../layout/index.ts';

/** A line of goods while it is loading; its page holds it in a `Skeleton`. */
export function OrderLineSkeleton() {
  return (
    <Inline gap={4} align="start" wrap={false}>
      <SkeletonBlock shape="picture" />
      <SkeletonText />
    </Inline>
  );
}
