'use client';

import { type ComponentProps, type SyntheticEvent, useMemo } from 'react';
import { composeHandlers } from '../../hooks/composeHandlers.ts';
import { useHydrated } from '../../hooks/useHydrated.ts';
import { classes } from '../../theme/classes.ts';
import { Alert } from '../Alert/index.ts';
import { type CleanHtml, cleanHtml } from './cleanHtml.ts';
import * as styles from './RichText.css.ts';

export const richTextLevels = [2, 3, 4, 5, 6] as const;

export interface RichTextProps extends Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** HTML as somebody else wrote it; nothing in it is trusted. */
  html: string;
  /** Level of the text's highest heading: one below that of the page around it. */
  level?: (typeof richTextLevels)[number] | undefined;
  /** Names the boxes in which wide tables scroll, such as "Table". */
  tableLabel: string;
  /** Stands below a text that was too long and is cut, such as "The text was too long: its end is missing." */
  cutText: string;
}

/**
 * HTML from a merchant as prose: only harmless tags and attributes, links over http(s), pictures over https or relative to
 * the page. No styles, classes, ids, forms, frames or scripts. Links are marked as not the shop's own and open as they are;
 * pictures load when they come near, and their host is told nothing of the page; wide tables scroll in a box of their own, which takes focus. Of more than 200 000 letters
 * or 200 levels the rest is left out, and `cutText` says so. Renders a `<div>`, which a server leaves empty: the text is cleaned, and shown, by the browser.
 * For texts of the shop itself use your own elements. It brings the sanitiser (about 10 kB): load pages that show it lazily.
 */
export function RichText({ html, level = 3, tableLabel, cutText, className, onErrorCapture, ...rest }: RichTextProps) {
  const hydrated = useHydrated();
  const clean = useMemo(() => (hydrated ? cleanHtml(html, { level, tableLabel }) : nothing), [hydrated, html, level, tableLabel]);
  const inner = useMemo(() => ({ __html: clean.html }), [clean]);
  const onBroken = composeHandlers(onErrorCapture, markBroken);
  if (!clean.isCut)
    return <div {...rest} className={classes(styles.root, className)} onErrorCapture={onBroken} dangerouslySetInnerHTML={inner} />;
  return (
    <div {...rest} className={className} onErrorCapture={onBroken}>
      <div className={styles.root} dangerouslySetInnerHTML={inner} />
      <Alert tone="warning" className={styles.cut}>
        {cutText}
      </Alert>
    </div>
  );
}

/** What a server writes: it has no DOM to clean with. */
const nothing: CleanHtml = { html: '', isCut: false };

/** A picture that does not come leaves its words, and not a hole of the size that it would have had. */
function markBroken({ target }: SyntheticEvent): void {
  if (target instanceof HTMLImageElement) target.dataset['broken'] = '';
}
