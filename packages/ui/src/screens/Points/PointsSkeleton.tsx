import { SkeletonBlock, Skeleton } from '../../components/Skeleton/index.ts';
import * as ledger from './Ledger.css.ts';
import * as styles from './PointsScreen.css.ts';
import type { PointsTab } from './PointsScreen.state.ts';

/** The page of the points while it is loading, in the layout of its tab. */
export function PointsSkeleton({ tab, label }: { tab: PointsTab; label: string }) {
  if (tab === 'ascension') {
    return (
      <Skeleton label={label} className={styles.ascension}>
        <SkeletonBlock className={styles.sign} />
        <div className={styles.words}>
          <SkeletonBlock className={styles.boneTerm} />
          <SkeletonBlock className={styles.boneLarge} />
          <SkeletonBlock className={styles.boneLine} />
        </div>
      </Skeleton>
    );
  }
  return (
    <Skeleton label={label} className={styles.stack}>
      <div className={styles.balance}>
        <div className={styles.current}>
          <SkeletonBlock className={styles.boneTerm} />
          <SkeletonBlock className={styles.boneLarge} />
        </div>
        {[0, 1, 2].map((at) => (
          <div key={at} className={styles.figure}>
            <SkeletonBlock className={styles.boneTerm} />
            <SkeletonBlock className={styles.boneNumber} />
          </div>
        ))}
      </div>
      <div className={ledger.root}>
        <SkeletonBlock className={styles.boneHeading} />
        {[0, 1, 2, 3].map((at) => (
          <div key={at} className={ledger.entry}>
            <div className={ledger.what}>
              <SkeletonBlock className={styles.boneLine} />
              <SkeletonBlock className={styles.boneMeta} />
            </div>
            <SkeletonBlock className={styles.boneSum} />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
