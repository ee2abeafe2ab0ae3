import { Skeleton, type SkeletonProps, SkeletonText } from '../../components/Skeleton/index.ts';
import { Grid } from '../../layout/index.ts';
import * as styles from './CouponTicketSkeleton.css.ts';

export interface CouponTicketSkeletonProps extends Omit<SkeletonProps, 'children'> {
  /** How many tickets are drawn. */
  tickets?: number | undefined;
}

/** Coupons while they are loading, in rows as they will stand. Renders a `<div>`. */
export function CouponTicketSkeleton({ tickets = 3, ...rest }: CouponTicketSkeletonProps) {
  return (
    <Skeleton {...rest}>
      <Grid>
        {Array.from({ length: tickets }, (_, at) => (
          <div key={at} className={styles.ticket}>
            <SkeletonText scale="title" />
            <SkeletonText scale="meta" width="most" />
          </div>
        ))}
      </Grid>
    </Skeleton>
  );
}
