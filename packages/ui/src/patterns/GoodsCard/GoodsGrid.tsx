import type { ComponentProps } from 'react';
import { SkeletonBlock, Skeleton, type SkeletonProps } from '../../components/Skeleton/index.ts';
import { classes } from '../../theme/classes.ts';
import * as styles from './GoodsCard.css.ts';

/** Lays goods cards out: five across on a wide page, two on the narrowest. Renders a `<div>`; its children are cards. */
export function GoodsGrid({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes(styles.grid, className)} />;
}

export interface GoodsGridSkeletonProps extends Omit<SkeletonProps, 'children'> {
  /** How many cards are drawn. */
  cards?: number;
}

/** The grid while its goods are loading, in the same layout. Renders a `<div>`. */
export function GoodsGridSkeleton({ cards = 10, className, ...rest }: GoodsGridSkeletonProps) {
  return (
    <Skeleton {...rest} className={classes(styles.grid, className)}>
      {Array.from({ length: cards }, (_, at) => (
        <div key={at}>
          <SkeletonBlock className={styles.bonePicture} />
          <SkeletonBlock className={styles.boneLine} />
          <SkeletonBlock className={styles.boneShort} />
          <SkeletonBlock className={styles.bonePrice} />
          <SkeletonBlock className={styles.boneSold} />
        </div>
      ))}
    </Skeleton>
  );
}
