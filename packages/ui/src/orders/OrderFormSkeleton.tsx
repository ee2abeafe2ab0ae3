import type { ReactNode } from 'react';
import { Bone, Skeleton } from '../components/Skeleton/index.ts';
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
        <Bone className={styles.title} />
        <Bone className={styles.lead} />
        <div className={page.boneLine}>
          <Bone className={page.bonePicture} />
          <Bone className={page.boneName} />
        </div>
        {sum}
      </div>
      <div className={page.panel}>
        {children}
        <Bone className={styles.label} />
        <Bone className={styles.tile} />
        <Bone className={styles.button} />
      </div>
    </Skeleton>
  );
}
