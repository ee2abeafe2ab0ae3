import type { ComponentProps } from 'react';
import { classes } from '../../theme/classes.ts';
import { type Gap, gaps } from '../gaps.css.ts';
import * as styles from './Stack.css.ts';

export const stackElements = ['div', 'section', 'article', 'header', 'footer', 'ul', 'ol', 'li', 'dl'] as const;
export const stackAligns = ['start', 'center', 'end'] as const;

export interface StackProps extends ComponentProps<'div'> {
  /** Space between the children on the 4-px grid: 4 is 16 px. */
  gap?: Gap | undefined;
  /** Where children stand that are narrower than the stack; without it they fill its width. */
  align?: (typeof stackAligns)[number] | undefined;
  /** The element that is rendered; it takes the attributes of a `<div>`. */
  as?: (typeof stackElements)[number] | undefined;
}

/** One thing below the other, with equal space between them. Renders a `<div>`, or what `as` names. */
export function Stack({ gap = 4, align, as = 'div', className, ...rest }: StackProps) {
  // The attributes of a `<div>` are those that every element takes.
  const Element = as as 'div';
  return <Element {...rest} className={classes(styles.root, gaps[gap], align && styles.aligns[align], className)} />;
}
