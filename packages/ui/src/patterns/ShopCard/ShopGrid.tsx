import type { ComponentProps } from 'react';
import { Skeleton, SkeletonBlock, type SkeletonProps, SkeletonText } from '../../components/Skeleton/index.ts';
import { classes } from '../../theme/classes.ts';
import * as styles from './ShopCard.css.ts';
import type { shopCardSizes } from './ShopCard.tsx';

export interface ShopGridProps extends ComponentProps<'ul'> {
  /** The size of its cards: three medium ones stand in a row of a wide page, or two large ones. */
  size?: (typeof shopCardSizes)[number] | undefined;
}

/** Lays cards of shops out. Renders a `<ul>`; its children are `<li>`s with a `ShopCard` each. */
export function ShopGrid({ size = 'medium', className, ...rest }: ShopGridProps) {
  return <ul {...rest} className={classes(styles.grid, styles.columns[size], className)} />;
}

export interface ShopGridSkeletonProps extends Omit<SkeletonProps, 'children'> {
  /** The size of the cards. */
  size?: (typeof shopCardSizes)[number] | undefined;
  /** How many cards are drawn. */
  cards?: number | undefined;
  /** Whether goods will stand in the cards. */
  goods?: boolean | undefined;
}

/** The grid while its shops are loading, in the same layout. Renders a `<div>`. */
export function ShopGridSkeleton({ size = 'medium', cards = 6, goods = true, className, ...rest }: ShopGridSkeletonProps) {
  return (
    <Skeleton {...rest} className={classes(styles.grid, styles.columns[size], className)}>
      {Array.from({ length: cards }, (_, at) => (
        <div key={at} className={styles.root}>
          {size === 'large' && goods && <SkeletonBlock className={styles.wide} />}
          <div className={styles.head}>
            <SkeletonBlock shape="picture" className={styles.boneMark} />
            <div className={styles.words}>
              <SkeletonText scale="lead" />
              <SkeletonText scale="meta" width="quarter" />
            </div>
          </div>
          {goods && (
            <div className={styles.goods}>
              {[0, 1, 2].map((item) => (
                <div key={item} className={styles.item}>
                  <SkeletonBlock className={styles.bonePicture} />
                  <SkeletonText width="half" className={styles.price} />
                </div>
              ))}
            </div>
          )}
        </div>
      ))}
    </Skeleton>
  );
}
