import { Skeleton, SkeletonBlock, SkeletonText } from '../../components/Skeleton/index.ts';
import { OrderLineSkeleton } from '../../features/orders/OrderLineSkeleton.tsx';
import { Panel, Stack } from '../../layout/index.ts';
import * as styles from './OrderConfirmScreen.css.ts';

/** The page while it is loading, in the same layout. */
export function OrderConfirmSkeleton({ label }: { label: string }) {
  return (
    <Skeleton label={label} className={styles.page}>
      <Stack>
        <Panel padding="large">
          <Stack gap={3}>
            <SkeletonText scale="lead" width="quarter" />
            <SkeletonText width="quarter" />
            <SkeletonText width="half" lines={2} />
          </Stack>
        </Panel>
        <Panel padding="large">
          <Stack gap={5}>
            <SkeletonText scale="lead" width="quarter" />
            <SkeletonText width="quarter" />
            <OrderLineSkeleton />
          </Stack>
        </Panel>
        <Panel padding="large">
          <Stack gap={5}>
            <SkeletonText scale="lead" width="quarter" />
            <SkeletonBlock shape="area" />
          </Stack>
        </Panel>
      </Stack>
      <Panel padding="large" className={styles.summary}>
        <Stack gap={5}>
          <SkeletonText scale="lead" />
          <SkeletonText width="full" lines={2} />
          <SkeletonText scale="title" width="full" />
          <SkeletonBlock shape="button" />
        </Stack>
      </Panel>
    </Skeleton>
  );
}
