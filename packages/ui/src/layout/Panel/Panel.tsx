import type { ComponentProps } from 'react';
import { classes } from '../../theme/classes.ts';
import * as styles from './Panel.css.ts';

export const panelElements = ['div', 'section', 'article', 'header', 'ul', 'ol', 'dl'] as const;
export const panelTones = ['surface', 'sunken', 'accent', 'danger'] as const;
export const panelPaddings = ['none', 'inline', 'small', 'medium', 'large'] as const;

export interface PanelProps extends ComponentProps<'div'> {
  /** Its ground: `surface` is white and stands on a page; the others stand in a panel, for what is to be told apart in it. */
  tone?: (typeof panelTones)[number] | undefined;
  /**
   * Between its edge and what stands in it: `inline` left and right alone, 16 px and 24 from 720 px on; `medium` and `large` also 20 or
   * 24 px above and below; `small` 16 px all around.
   */
  padding?: (typeof panelPaddings)[number] | undefined;
  /** The element that is rendered; it takes the attributes of a `<div>`. A form stands round a panel or in it. */
  as?: (typeof panelElements)[number] | undefined;
}

/** A surface that holds what belongs together. Renders a `<div>`, or what `as` names. */
export function Panel({ tone = 'surface', padding = 'medium', as = 'div', className, ...rest }: PanelProps) {
  // The attributes of a `<div>` are those that every element takes.
  const Element = as as 'div';
  return <Element {...rest} className={classes(styles.root, styles.tones[tone], styles.paddings[padding], className)} />;
}
