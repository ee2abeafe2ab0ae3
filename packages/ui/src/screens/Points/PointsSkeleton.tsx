import { Skeleton, SkeletonBlock, SkeletonText } from '../../components/Skeleton/index.ts';
import { Inline, Panel, Stack } from '../../layout/index.ts';
import * as ledger from './Ledger.css.ts';
import * as styles from './PointsScreen.css.ts';
import type { PointsTab } from './PointsScreen.state.ts';

/** The page of the points while it is loading, in the layout of its tab. */
export function PointsSkeleton({ tab, label }: { tab: PointsTab; label: string }) {
  if (tab === 'ascension') {
    return (
      <Skeleton label={label}>
        <Panel padding="large" className={styles.ascension}>
          <SkeletonBlock className={styles.sign} />
          <Stack gap={1} className={styles.words}>
            <SkeletonText scale="meta" width="quarter" />
            <SkeletonText scale="display" width="quarter" />
            <SkeletonText width="most" lines={2} />
          </Stack>
        </Panel>
      </Skeleton>
    );
  }
  return (
    <Skeleton label={label}>
      <Stack>
        <Panel padding="large" className={styles.balance}>
          <div className={styles.current}>
            <SkeletonText scale="meta" width="quarter" />
            <SkeletonText scale="display" width="quarter" />
          </div>
          {[0, 1, 2].map((at) => (
            <div key={at} className={styles.figure}>
              <SkeletonText scale="meta" width="most" />
              <SkeletonText scale="heading" />
            </div>
          ))}
        </Panel>
        <Panel className={ledger.root}>
          <SkeletonText scale="subtitle" width="quarter" />
          {[0, 1, 2, 3].map((at) => (
            <Inline key={at} gap={6} align="baseline" justify="between" className={ledger.entry}>
              <div className={ledger.what}>
                <SkeletonText />
                <SkeletonText scale="meta" width="quarter" />
              </div>
              <SkeletonBlock shape="tag" />
            </Inline>
          ))}
        </Panel>
      </Stack>
    </Skeleton>
  );
}
