import { SkeletonBlock, Skeleton, type SkeletonProps } from '../../components/Skeleton/index.ts';
import { classes } from '../../theme/classes.ts';
import { line } from '../OrderLine/OrderLine.css.ts';
import * as frame from './CardFrame.css.ts';
import * as styles from './OrderCard.css.ts';

export interface OrderCardSkeletonProps extends Omit<SkeletonProps, 'children'> {
  /** How many cards are drawn. */
  cards?: number;
  /** Without it the cards end with their lines, as those of reviews do. */
  foot?: boolean;
}

/** Order cards while they are loading, in the same layout. Renders a `<div>`. */
export function OrderCardSkeleton({ cards = 3, foot = true, className, ...rest }: OrderCardSkeletonProps) {
  return (
    <Skeleton {...rest} className={classes(styles.list, className)}>
      {Array.from({ length: cards }, (_, at) => (
        <div key={at} className={frame.root}>
          <SkeletonBlock className={styles.boneHead} />
          <div className={line}>
            <SkeletonBlock className={styles.bonePicture} />
            <SkeletonBlock className={styles.boneLine} />
          </div>
          {foot && (
            <div className={frame.foot}>
              <SkeletonBlock className={styles.boneSum} />
            </div>
          )}
        </div>
      ))}
    </Skeleton>
  );
}
