import type { ComponentProps } from 'react';
import { classes } from '../../theme/classes.ts';
import * as styles from './Container.css.ts';

export const containerElements = ['div', 'main', 'section', 'header', 'footer'] as const;

export interface ContainerProps extends ComponentProps<'div'> {
  /** The element that is rendered; it takes the attributes of a `<div>`. */
  as?: (typeof containerElements)[number] | undefined;
}

/**
 * The column in which the content of a page stands: 1200 px at most, in the middle, 16 px from the sides of the window, or 24 from
 * 720 px on, and 24 px from what is above and below. In a `PageLayout` there is one already. Renders a `<div>`, or what `as` names.
 */
export function Container({ as = 'div', className, ...rest }: ContainerProps) {
  // The attributes of a `<div>` are those that every element takes.
  const Element = as as 'div';
  return <Element {...rest} className={classes(styles.root, className)} />;
}
