import { Skeleton, type SkeletonProps, SkeletonText } from '../../components/Skeleton/index.ts';
import { Grid, Stack } from '../../layout/index.ts';
import * as styles from './AddressCard.css.ts';

export interface AddressCardSkeletonProps extends Omit<SkeletonProps, 'children'> {
  /** How many cards are drawn. */
  cards?: number | undefined;
  /** They stand beside each other from 720 px on, as many as these. */
  columns?: 1 | 2 | undefined;
}

/** Address cards while they are loading, in the same layout. Renders a `<div>`. */
export function AddressCardSkeleton({ cards = 2, columns = 1, ...rest }: AddressCardSkeletonProps) {
  // As high as a card with two lines of address and its buttons.
  const bones = Array.from({ length: cards }, (_, at) => (
    <div key={at} className={styles.root}>
      <div>
        <SkeletonText />
        <SkeletonText scale="meta" width="quarter" />
        <SkeletonText width="most" lines={2} />
      </div>
      <SkeletonText scale="title" width="quarter" />
    </div>
  ));
  return <Skeleton {...rest}>{columns === 1 ? <Stack>{bones}</Stack> : <Grid columns={columns}>{bones}</Grid>}</Skeleton>;
}
