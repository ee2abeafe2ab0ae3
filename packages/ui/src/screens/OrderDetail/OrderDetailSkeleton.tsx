import { Skeleton, SkeletonText } from '../../components/Skeleton/index.ts';
import { OrderLineSkeleton } from '../../features/orders/OrderLineSkeleton.tsx';
import { Panel, Stack } from '../../layout/index.ts';
import { StatusBannerBones } from '../../patterns/StatusBanner/StatusBannerBones.tsx';
import * as styles from './OrderDetailScreen.css.ts';

/** The page of an order while it is loading, in the same layout. */
export function OrderDetailSkeleton({ label }: { label: string }) {
  return (
    <Skeleton label={label}>
      <Stack>
        <Panel padding="large">
          <StatusBannerBones steps />
        </Panel>
        <Stack className={styles.pair}>
          {['delivery', 'order'].map((part) => (
            <Panel key={part} padding="large">
              <Stack gap={3}>
                <SkeletonText scale="lead" width="quarter" />
                {[0, 1, 2, 3, 4, 5].map((row) => (
                  <SkeletonText key={row} width="most" />
                ))}
              </Stack>
            </Panel>
          ))}
        </Stack>
        <Panel padding="large">
          <Stack gap={5}>
            <SkeletonText scale="lead" width="quarter" />
            <SkeletonText width="quarter" />
            <OrderLineSkeleton />
            <Stack align="end" className={styles.sums}>
              <Stack gap={3} className={styles.summary}>
                <SkeletonText width="full" lines={3} />
                <SkeletonText scale="title" width="full" />
              </Stack>
            </Stack>
          </Stack>
        </Panel>
      </Stack>
    </Skeleton>
  );
}
