import { Skeleton, type SkeletonProps, SkeletonText } from '../../components/Skeleton/index.ts';
import { classes } from '../../theme/classes.ts';
import * as styles from './PriceSummary.css.ts';

export interface PriceSummarySkeletonProps extends Omit<SkeletonProps, 'children'> {
  /** How many rows stand above the total. */
  rows?: number | undefined;
}

/** The amounts while they are worked out, in the same layout. Renders a `<div>`. */
export function PriceSummarySkeleton({ rows = 2, className, ...rest }: PriceSummarySkeletonProps) {
  return (
    <Skeleton {...rest} className={classes(styles.root, className)}>
      {Array.from({ length: rows }, (_, at) => (
        <div key={at} className={styles.row}>
          <SkeletonText />
          <SkeletonText width="full" className={styles.boneAmount} />
        </div>
      ))}
      <div className={classes(styles.row, styles.total)}>
        <SkeletonText scale="lead" />
        <SkeletonText scale="title" width="full" className={styles.boneAmount} />
      </div>
    </Skeleton>
  );
}
