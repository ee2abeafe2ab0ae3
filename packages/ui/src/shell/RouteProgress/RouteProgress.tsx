import type { ComponentProps } from 'react';
import { classes } from '../../theme/classes.ts';
import * as styles from './RouteProgress.css.ts';

export const routeProgressPhases = ['idle', 'running', 'done'] as const;

export interface RouteProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Nothing is on its way; a page is, for more than a moment; it has just come. */
  phase: (typeof routeProgressPhases)[number];
  /** Says what is on its way. */
  label: string;
}

/**
 * A bar along the top of the window while another page is on its way. It runs towards its end for five seconds and
 * gets there when the page does. Nobody knows how far a page is, so it has no value. Renders a `<div role="progressbar">`,
 * or nothing.
 */
export function RouteProgress({ phase, label, className, ...rest }: RouteProgressProps) {
  if (phase === 'idle') return null;
  const bar = <div className={classes(styles.bar, styles.phases[phase])} />;
  return phase === 'running' ? (
    <div role="progressbar" aria-label={label} {...rest} className={classes(styles.root, className)}>
      {bar}
    </div>
  ) : (
    <div aria-hidden {...rest} className={classes(styles.root, className)}>
      {bar}
    </div>
  );
}
