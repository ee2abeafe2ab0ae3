import { SkeletonBlock, Skeleton, type SkeletonProps } from '../../components/Skeleton/index.ts';
import { classes } from '../../theme/classes.ts';
import * as styles from './AddressCard.css.ts';

export interface AddressCardSkeletonProps extends Omit<SkeletonProps, 'children'> {
  /** How many cards are drawn. */
  cards?: number;
}

/** Address cards while they are loading, in the same layout. Renders a `<div>`. */
export function AddressCardSkeleton({ cards = 2, className, ...rest }: AddressCardSkeletonProps) {
  return (
    <Skeleton {...rest} className={classes(styles.skeleton, className)}>
      {Array.from({ length: cards }, (_, at) => (
        <div key={at} className={styles.root}>
          <div className={styles.bones}>
            <SkeletonBlock className={styles.boneName} />
            <SkeletonBlock className={styles.bonePhone} />
            <SkeletonBlock className={styles.boneText} />
            <SkeletonBlock className={styles.boneText} />
            <SkeletonBlock className={styles.boneTask} />
          </div>
        </div>
      ))}
    </Skeleton>
  );
}
