import { Skeleton, SkeletonBlock, SkeletonText } from '../../components/Skeleton/index.ts';
import { Heading, Panel, Stack } from '../../layout/index.ts';
import { OrderCardSkeleton } from '../../patterns/OrderCard/index.ts';
import * as styles from './AccountOverviewScreen.css.ts';
import * as states from './OrderStates.css.ts';

/** The overview while it is loading, in its own layout. */
export function AccountOverviewSkeleton({ title, label, orderLabel }: { title: string; label: string; orderLabel: string }) {
  return (
    <Stack>
      <Panel padding="large" className={styles.greeting}>
        <SkeletonBlock shape="avatar" className={styles.portrait} />
        <div>
          <Heading level={1} scale="meta" tone="muted" className={styles.page}>
            {title}
          </Heading>
          <SkeletonText scale="title" />
        </div>
        <div className={styles.figures}>
          {[0, 1, 2].map((at) => (
            <div key={at} className={styles.figure}>
              <div className={styles.figureLink}>
                <SkeletonText scale="heading" width="full" />
                <SkeletonText scale="meta" width="full" />
              </div>
            </div>
          ))}
        </div>
      </Panel>
      <Panel>
        <Skeleton label={label}>
          <SkeletonText scale="subtitle" width="quarter" />
          <div className={states.states}>
            {[0, 1, 2, 3, 4].map((at) => (
              <div key={at} className={states.state}>
                <SkeletonBlock shape="icon" />
                <SkeletonText width="full" />
              </div>
            ))}
          </div>
        </Skeleton>
      </Panel>
      <div>
        <SkeletonText scale="subtitle" width="quarter" className={styles.headingAlone} />
        <OrderCardSkeleton cards={1} label={orderLabel} />
      </div>
    </Stack>
  );
}
