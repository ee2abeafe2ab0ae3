'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { Link } from '../../components/Link/index.ts';
import { DocumentTitle } from '../../layout/index.ts';
import { classes } from '../../theme/classes.ts';
import * as styles from './Article.css.ts';

/** Pages that belong with this one, in groups. */
export interface ArticleNav {
  /** Names the navigation, such as "About the shop". */
  label: string;
  /** The pages; one of them may be the present one. */
  groups: readonly { title: string; links: readonly { href: string; label: string; current?: boolean | undefined }[] }[];
}

export interface ArticlePageProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Heads the page. */
  title: ReactNode;
  /** One or two sentences: what the page tells. */
  lead?: ReactNode;
  /** A fact about the text, such as the day it was changed. */
  fact?: ReactNode;
  /** Stands on the ground of the head: up to three bays. It only decorates. */
  art?: ReactNode;
  /** The pages beside this one; at the side, and below the text where it is narrow. */
  nav: ArticleNav;
  /** The text. */
  children: ReactNode;
}

/** A page to be read: a head on warm ground, the text, and the pages that belong with it. Renders a `<div>` with an `<h1>`. */
export function ArticlePage({ title, lead, fact, art, nav, className, children, ...rest }: ArticlePageProps) {
  return (
    <div {...rest} className={classes(styles.page, className)}>
      <header className={styles.head}>
        <div className={styles.words}>
          <DocumentTitle>{title}</DocumentTitle>
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {fact && <p className={styles.fact}>{fact}</p>}
        </div>
        {art && (
          <div aria-hidden className={styles.art}>
            {art}
          </div>
        )}
      </header>
      <div className={styles.content}>{children}</div>
      <Beside {...nav} />
    </div>
  );
}

function Beside({ label, groups }: ArticleNav) {
  const id = useId();
  return (
    <nav aria-label={label} className={styles.nav}>
      {groups.map(({ title, links }, at) => (
        <div key={title}>
          <h2 id={`${id}-${at}`} className={styles.navTitle}>
            {title}
          </h2>
          <ul aria-labelledby={`${id}-${at}`}>
            {links.map(({ href, label, current }) => (
              <li key={href}>
                <Link href={href} className={styles.navLink} aria-current={current ? 'page' : undefined}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
