import { SkeletonBlock, Skeleton } from '../../components/Skeleton/index.ts';
import { StatusBannerBones } from '../../patterns/StatusBanner/StatusBannerBones.tsx';
import * as styles from './OrderDetailScreen.css.ts';

/** The page of an order while it is loading, in the same layout. */
export function OrderDetailSkeleton({ label }: { label: string }) {
  return (
    <Skeleton label={label} className={styles.root}>
      <div className={styles.padded}>
        <StatusBannerBones steps />
      </div>
      <div className={styles.pair}>
        {['delivery', 'order'].map((panel) => (
          <div key={panel} className={styles.padded}>
            <SkeletonBlock className={styles.boneHeading} />
            {[0, 1, 2, 3, 4, 5].map((row) => (
              <SkeletonBlock key={row} className={styles.boneRow} />
            ))}
          </div>
        ))}
      </div>
      <div className={styles.padded}>
        <SkeletonBlock className={styles.boneHeading} />
        <SkeletonBlock className={styles.boneShop} />
        <div className={styles.boneLine}>
          <SkeletonBlock className={styles.bonePicture} />
          <SkeletonBlock className={styles.boneName} />
        </div>
        <div className={styles.sums}>
          <div className={styles.boneSums}>
            {[0, 1, 2].map((row) => (
              <SkeletonBlock key={row} className={styles.boneSum} />
            ))}
          </div>
        </div>
      </div>
    </Skeleton>
  );
}
