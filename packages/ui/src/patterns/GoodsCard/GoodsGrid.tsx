import type { ComponentProps } from 'react';
import { Bone, Skeleton, type SkeletonProps } from '../../components/Skeleton/index.ts';
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
          <Bone className={styles.bonePicture} />
          <Bone className={styles.boneLine} />
          <Bone className={styles.boneShort} />
          <Bone className={styles.bonePrice} />
          <Bone className={styles.boneSold} />
        </div>
      ))}
    </Skeleton>
  );
}
