import type { ReactNode } from 'react';
import { SkeletonBlock, Skeleton } from '../../components/Skeleton/index.ts';
import * as styles from './OrderFormSkeleton.css.ts';
import * as page from './orderPage.css.ts';

export interface OrderFormSkeletonProps {
  /** Says what is on its way. */
  label: string;
  /** Below the goods. */
  sum?: ReactNode;
  /** Bones of what is asked before the pictures. */
  children: ReactNode;
}

/** The page of a form about what was bought while it is loading: the goods, then what is asked, pictures and the button. */
export function OrderFormSkeleton({ label, sum, children }: OrderFormSkeletonProps) {
  return (
    <Skeleton label={label} className={page.root}>
      <div className={page.panel}>
        <SkeletonBlock className={styles.title} />
        <SkeletonBlock className={styles.lead} />
        <div className={page.boneLine}>
          <SkeletonBlock className={page.bonePicture} />
          <SkeletonBlock className={page.boneName} />
        </div>
        {sum}
      </div>
      <div className={page.panel}>
        {children}
        <SkeletonBlock className={styles.label} />
        <SkeletonBlock className={styles.tile} />
        <SkeletonBlock className={styles.button} />
      </div>
    </Skeleton>
  );
}
