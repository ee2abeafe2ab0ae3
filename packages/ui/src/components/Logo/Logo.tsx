import type { ComponentProps } from 'react';
import { classes } from '../../theme/classes.ts';
import * as styles from './Logo.css.ts';

/** The shop's mark, an arch within an arch, and its name. Renders a `<span>`. */
export function Logo({ className, ...rest }: Omit<ComponentProps<'span'>, 'children'>) {
  return (
    <span {...rest} className={classes(styles.root, className)} lang="en" translate="no">
      <svg className={styles.mark} viewBox="0 0 26 28" width="26" height="28" aria-hidden focusable="false">
        <path className={styles.arch} d="M1 27V13a12 12 0 0 1 24 0v14h-5V13a7 7 0 0 0-14 0v14Z" />
        <path className={styles.arch} fillOpacity=".45" d="M8.5 27V13a4.5 4.5 0 0 1 9 0v14Z" />
      </svg>
      Galleria
    </span>
  );
}
