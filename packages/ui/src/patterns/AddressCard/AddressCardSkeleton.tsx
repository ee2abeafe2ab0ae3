import { Bone, Skeleton, type SkeletonProps } from '../../components/Skeleton/index.ts';
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
            <Bone className={styles.boneName} />
            <Bone className={styles.bonePhone} />
            <Bone className={styles.boneText} />
            <Bone className={styles.boneText} />
            <Bone className={styles.boneTask} />
          </div>
        </div>
      ))}
    </Skeleton>
  );
}
