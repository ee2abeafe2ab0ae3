import { Bone, Skeleton } from '../../components/Skeleton/index.ts';
import * as styles from './OrderCard.css.ts';

/** Order cards while they are loading, in the same layout. Renders a `<div>`. */
export function OrderCardSkeleton({ label, cards = 3 }: { label: string; cards?: number }) {
  return (
    <Skeleton label={label} className={styles.list}>
      {Array.from({ length: cards }, (_, at) => (
        <div key={at} className={styles.root}>
          <Bone className={styles.boneHead} />
          <div className={styles.line}>
            <Bone className={styles.bonePicture} />
            <Bone className={styles.boneLine} />
          </div>
          <div className={styles.foot} />
        </div>
      ))}
    </Skeleton>
  );
}
