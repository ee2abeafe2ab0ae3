import type { ComponentProps } from 'react';
import { classes } from '../../theme/classes.ts';
import { type Gap, gaps } from '../gaps.css.ts';
import * as styles from './Grid.css.ts';

export const gridElements = ['div', 'section', 'ul', 'ol', 'dl'] as const;
export const gridColumns = ['auto', 'narrow', 'medium', 2, 3, 4] as const;

export interface GridProps extends ComponentProps<'div'> {
  /**
   * Columns of equal width from 720 px on, one below. `auto` has as many of at least 284 px as fit, and keeps the room of those that are
   * not there; `narrow` and `medium` have as many of at least 132 or 220 px, which share the row.
   */
  columns?: (typeof gridColumns)[number] | undefined;
  /** Space between the children on the 4-px grid: 4 is 16 px. */
  gap?: Gap | undefined;
  /** The element that is rendered; it takes the attributes of a `<div>`. */
  as?: (typeof gridElements)[number] | undefined;
}

/** Things of one kind in rows and columns. Renders a `<div>`, or what `as` names. */
export function Grid({ columns = 'auto', gap = 4, as = 'div', className, ...rest }: GridProps) {
  // The attributes of a `<div>` are those that every element takes.
  const Element = as as 'div';
  return <Element {...rest} className={classes(styles.root, styles.columns[columns], gaps[gap], className)} />;
}
