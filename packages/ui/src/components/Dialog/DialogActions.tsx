import type { ComponentProps } from 'react';
import { classes } from '../../theme/classes.ts';
import * as styles from './DialogActions.css.ts';

/** The row of buttons at the end, the one that acts last. Renders a `<div>`. */
export function DialogActions({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes(styles.actions, className)} />;
}
