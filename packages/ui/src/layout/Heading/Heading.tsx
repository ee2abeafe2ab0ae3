import type { ComponentProps } from 'react';
import { classes } from '../../theme/classes.ts';
import { scales, tones, weights } from '../Text/Text.css.ts';
import { DocumentTitle } from './DocumentTitle.tsx';
import * as styles from './Heading.css.ts';

export const headingLevels = [1, 2, 3, 4] as const;
export const headingScales = ['meta', 'lead', 'subtitle', 'heading', 'title', 'display'] as const;
export const headingTones = ['muted', 'faint'] as const;

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Its place in the outline of the page: a page has one `<h1>`, and no level is left out. */
  level: (typeof headingLevels)[number];
  /** Its size, whatever the level: 13, 16, 18, 20, 24 or 30 px. Without it the usual one of the level. */
  scale?: (typeof headingScales)[number] | undefined;
  /** The colour's role, for a small one above what is larger; without it that of the text around. */
  tone?: (typeof headingTones)[number] | undefined;
  /** Names the document in the place of its own words, at level 1: for a heading that is more than plain text. */
  documentTitle?: string | undefined;
}

const usual = { 1: 'title', 2: 'subtitle', 3: 'lead', 4: 'lead' } as const;

/** Heads a page or a part of it. Renders an `<h1>` to `<h4>`; an `<h1>` names the document, too (`DocumentTitleProvider`). */
export function Heading({ level, scale = usual[level], tone, documentTitle, className, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <>
      {level === 1 && <DocumentTitle>{documentTitle ?? rest.children}</DocumentTitle>}
      <Element
        {...rest}
        className={classes(styles.root, scales[scale], scale === 'lead' && weights.semibold, tone && tones[tone], className)}
      />
    </>
  );
}
