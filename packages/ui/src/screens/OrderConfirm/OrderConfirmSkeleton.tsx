import type { ReactNode } from 'react';
import { Skeleton, SkeletonBlock, SkeletonText } from '../../components/Skeleton/index.ts';
import { OrderLineSkeleton } from '../../features/orders/OrderLineSkeleton.tsx';
import { Inline, Panel, Stack } from '../../layout/index.ts';
import * as bones from './OrderConfirmSkeleton.css.ts';
import * as styles from './OrderConfirmScreen.css.ts';

/** The page while it is loading, in the same layout. */
export function OrderConfirmSkeleton({ label }: { label: string }) {
  return (
    <Skeleton label={label} className={styles.page}>
      <Stack>
        <Part action={<SkeletonBlock shape="button" className={bones.button} />}>
          <Stack gap={1}>
            <SkeletonText width="quarter" />
            <SkeletonText scale="meta" width="quarter" />
          </Stack>
          <SkeletonText width="half" />
        </Part>
        <Part action={<SkeletonBlock shape="tag" />}>
          {[0, 1].map((shop) => (
            <Stack key={shop} gap={3}>
              <Inline gap={2} wrap={false}>
                <SkeletonBlock className={bones.logo} />
                <SkeletonText width="quarter" />
              </Inline>
              <OrderLineSkeleton />
            </Stack>
          ))}
        </Part>
        <Part>
          <SkeletonText width="quarter" />
          <div className={bones.ways}>
            {[0, 1].map((way) => (
              <SkeletonBlock key={way} className={bones.way} />
            ))}
          </div>
          <SkeletonBlock className={bones.note} />
        </Part>
        <Part>
          <SkeletonBlock className={bones.ticket} />
          <SkeletonText width="quarter" />
        </Part>
        <Part>
          <SkeletonText width="quarter" />
          <div className={bones.ways}>
            {[0, 1, 2, 3].map((way) => (
              <SkeletonBlock key={way} className={bones.way} />
            ))}
          </div>
        </Part>
      </Stack>
      <Panel padding="large" className={styles.summary}>
        <Stack gap={5}>
          <SkeletonText scale="lead" />
          {(['body', 'body', 'title'] as const).map((scale, row) => (
            <Inline key={row} gap={4} wrap={false}>
              <SkeletonText scale={scale} />
              <SkeletonText scale={scale} width="full" className={bones.amount} />
            </Inline>
          ))}
          <SkeletonBlock className={bones.place} />
        </Stack>
      </Panel>
    </Skeleton>
  );
}

/** One step of the order. */
function Part({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <Panel padding="large">
      <Stack>
        <Inline gap={4} justify="between" wrap={false}>
          <SkeletonText scale="lead" width="quarter" />
          {action}
        </Inline>
        {children}
      </Stack>
    </Panel>
  );
}
