import { Bone, Skeleton } from '../../components/Skeleton/index.ts';
import * as ledger from './Ledger.css.ts';
import * as styles from './Points.css.ts';
import type { PointsTab } from './Points.state.ts';

/** The page of the points while it is loading, in the layout of its tab. */
export function PointsSkeleton({ tab, label }: { tab: PointsTab; label: string }) {
  if (tab === 'ascension') {
    return (
      <Skeleton label={label} className={styles.ascension}>
        <Bone className={styles.sign} />
        <div className={styles.words}>
          <Bone className={styles.boneTerm} />
          <Bone className={styles.boneLarge} />
          <Bone className={styles.boneLine} />
        </div>
      </Skeleton>
    );
  }
  return (
    <Skeleton label={label} className={styles.stack}>
      <div className={styles.balance}>
        <div className={styles.current}>
          <Bone className={styles.boneTerm} />
          <Bone className={styles.boneLarge} />
        </div>
        {[0, 1, 2].map((at) => (
          <div key={at} className={styles.figure}>
            <Bone className={styles.boneTerm} />
            <Bone className={styles.boneNumber} />
          </div>
        ))}
      </div>
      <div className={ledger.root}>
        <Bone className={styles.boneHeading} />
        {[0, 1, 2, 3].map((at) => (
          <div key={at} className={ledger.entry}>
            <div className={ledger.what}>
              <Bone className={styles.boneLine} />
              <Bone className={styles.boneMeta} />
            </div>
            <Bone className={styles.boneSum} />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
