import type { ComponentProps } from 'react';
import { classes } from '../../theme/classes.ts';
import * as styles from './Panel.css.ts';

export const panelElements = ['div', 'section', 'article', 'header', 'ul', 'ol', 'dl', 'form'] as const;
export const panelPaddings = ['none', 'inline', 'medium', 'large'] as const;

export interface PanelProps extends ComponentProps<'div'> {
  /**
   * Between its edge and what stands in it: `inline` left and right alone, 16 px and 24 from 720 px on; `medium` and `large` also 20 or
   * 24 px above and below.
   */
  padding?: (typeof panelPaddings)[number];
  /** The element that is rendered. */
  as?: (typeof panelElements)[number];
}

/** A white surface on the ground of a page that holds what belongs together. Renders a `<div>`, or what `as` names. */
export function Panel({ padding = 'medium', as = 'div', className, ...rest }: PanelProps) {
  // The attributes of a `<div>` are those that every element takes.
  const Element = as as 'div';
  return <Element {...rest} className={classes(styles.root, styles.paddings[padding], className)} />;
}
