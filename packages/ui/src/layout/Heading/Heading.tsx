import type { ComponentProps } from 'react';
import { classes } from '../../theme/classes.ts';
import * as styles from './Heading.css.ts';

export const headingLevels = [1, 2, 3, 4] as const;
export const headingScales = ['lead', 'subtitle', 'heading', 'title', 'display'] as const;

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Its place in the outline of the page: a page has one `<h1>`, and no level is left out. */
  level: (typeof headingLevels)[number];
  /** Its size, whatever the level: 16, 18, 20, 24 or 30 px. Without it the usual one of the level. */
  scale?: (typeof headingScales)[number];
}

const usual = { 1: 'title', 2: 'subtitle', 3: 'lead', 4: 'lead' } as const;

/** Heads a page or a part of it. Renders an `<h1>` to `<h4>`. */
export function Heading({ level, scale = usual[level], className, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element {...rest} className={classes(styles.root, styles.scales[scale], className)} />;
}
