import type { ComponentProps } from 'react';
import { classes } from '../../theme/classes.ts';
import { type Gap, gaps } from '../gaps.css.ts';
import * as styles from './Inline.css.ts';

export const inlineElements = ['div', 'span', 'p', 'header', 'footer', 'ul', 'ol', 'li'] as const;
export const inlineAligns = ['start', 'center', 'baseline', 'end'] as const;
export const inlineJustifies = ['start', 'center', 'between', 'end'] as const;

export interface InlineProps extends ComponentProps<'div'> {
  /** Space between the children on the 4-px grid: 2 is 8 px. */
  gap?: Gap | undefined;
  /** How children of different heights stand to each other. */
  align?: (typeof inlineAligns)[number] | undefined;
  /** Where the space that is left goes. */
  justify?: (typeof inlineJustifies)[number] | undefined;
  /** Whether children that find no room go to the next row. */
  wrap?: boolean | undefined;
  /** The element that is rendered; it takes the attributes of a `<div>`. */
  as?: (typeof inlineElements)[number] | undefined;
}

/** One thing beside the other; what finds no room goes to the next row. Renders a `<div>`, or what `as` names. */
export function Inline({ gap = 2, align = 'center', justify = 'start', wrap = true, as = 'div', className, ...rest }: InlineProps) {
  // The attributes of a `<div>` are those that every element takes.
  const Element = as as 'div';
  return (
    <Element
      {...rest}
      className={classes(styles.root, gaps[gap], styles.aligns[align], styles.justifies[justify], !wrap && styles.oneRow, className)}
    />
  );
}
