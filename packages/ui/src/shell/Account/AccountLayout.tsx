import type { ComponentProps, ReactNode } from 'react';
import { LazySuspense } from '../../hooks/LazySuspense.tsx';
import { classes } from '../../theme/classes.ts';
import * as styles from './AccountLayout.css.ts';

export interface AccountLayoutProps extends ComponentProps<'div'> {
  /** Stands at the side; its place is kept while its code is on its way. */
  menu: ReactNode;
  /** The page. */
  children?: ReactNode;
}

/** The user centre: its menu at the side of a page, or above it where there is no room. Renders a `<div>`. */
export function AccountLayout({ menu, className, children, ...rest }: AccountLayoutProps) {
  return (
    <div {...rest} className={classes(styles.root, className)}>
      <div className={styles.side}>
        <LazySuspense>{menu}</LazySuspense>
      </div>
      <div className={styles.page}>{children}</div>
    </div>
  );
}
