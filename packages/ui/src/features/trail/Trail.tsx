import type { ReactNode } from 'react';
import { Breadcrumb, type BreadcrumbProps } from '../../components/Breadcrumb/index.ts';
import * as styles from './Trail.css.ts';

/** The row above a page that has a page above it: the way here, and perhaps a small quiet button. */
export function Trail({ action, ...path }: BreadcrumbProps & { action?: ReactNode }) {
  return (
    <div className={styles.root}>
      <Breadcrumb {...path} className={styles.path} />
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
