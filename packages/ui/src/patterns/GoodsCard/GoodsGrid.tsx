import type { ComponentProps } from 'react';
import { SkeletonBlock, Skeleton, type SkeletonProps } from '../../components/Skeleton/index.ts';
import { classes } from '../../theme/classes.ts';
import * as styles from './GoodsCard.css.ts';

interface Columns {
  /** Four across, and two by two on the narrowest page. Without it there are as many as have room. */
  columns?: 4 | undefined;
}

export interface GoodsGridProps extends ComponentProps<'div'>, Columns {}

/** Lays goods cards out: five across on a wide page, two on the narrowest. Renders a `<div>`; its children are cards, or elements that hold one. */
export function GoodsGrid({ columns, className, ...rest }: GoodsGridProps) {
  return <div {...rest} className={gridClass(columns, className)} />;
}

const gridClass = (columns: 4 | undefined, className: string | undefined) =>
  classes(styles.grid, columns === 4 && styles.fourAcross, className);

export interface GoodsGridSkeletonProps extends Omit<SkeletonProps, 'children'>, Columns {
  /** How many cards are drawn. */
  cards?: number | undefined;
  /** Whether the cards will tell how many were sold. */
  sold?: boolean | undefined;
}

/** The grid while its goods are loading, in the same layout. Renders a `<div>`. */
export function GoodsGridSkeleton({ cards = 10, sold = true, columns, className, ...rest }: GoodsGridSkeletonProps) {
  return (
    <Skeleton {...rest} className={gridClass(columns, className)}>
      {Array.from({ length: cards }, (_, at) => (
        <div key={at}>
          <SkeletonBlock className={styles.bonePicture} />
          <SkeletonBlock className={styles.boneLine} />
          <SkeletonBlock className={styles.boneShort} />
          <SkeletonBlock className={styles.bonePrice} />
          {sold && <SkeletonBlock className={styles.boneSold} />}
        </div>
      ))}
    </Skeleton>
  );
}
