'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { printNumber, useFormat } from '../../components/Format/index.ts';
import { classes } from '../../theme/classes.ts';
import * as styles from './Article.css.ts';
import { useSectionInView } from './useSectionInView.ts';

export interface ArticleSectionView {
  title: string;
  content: ReactNode;
}

export interface ArticleSectionsProps extends Omit<ComponentProps<'div'>, 'children' | 'content'> {
  /** The text, in the order of its numbers. */
  sections: readonly ArticleSectionView[];
  /** Heads the list of contents, such as "On this page". */
  contents: string;
  /** Stands after the last section. */
  note?: ReactNode;
}

/**
 * A long text in numbered sections with a list of contents, which marks the section that is read. Each section has an
 * address of its own in every language: `#section-2`. Renders a `<div>`.
 */
export function ArticleSections({ sections, contents, note, className, ...rest }: ArticleSectionsProps) {
  const id = useId();
  const format = useFormat();
  const inView = useSectionInView(sections.length);
  return (
    <div {...rest} className={classes(styles.article, className)}>
      <nav aria-labelledby={id} className={styles.contents}>
        <h2 id={id} className={styles.contentsTitle}>
          {contents}
        </h2>
        <ol>
          {sections.map(({ title }, at) => (
            <li key={at}>
              <a href={`#section-${at + 1}`} className={styles.contentsLink} aria-current={inView === at + 1 ? 'location' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.sections}>
        {/* By its number: a section in another language is the same one, and stays in view. */}
        {sections.map(({ title, content }, at) => (
          <section key={at} id={`section-${at + 1}`} aria-labelledby={`${id}-${at}`} className={styles.section}>
            <h2 id={`${id}-${at}`} className={styles.sectionTitle}>
              <span className={styles.number}>{printNumber(at + 1, format)}</span> {title}
            </h2>
            {content}
          </section>
        ))}
      </div>
      {note && <div className={styles.note}>{note}</div>}
    </div>
  );
}
