'use client';

import type { ComponentProps, ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/index.ts';
import { printMoment, useDateFormat } from '../../components/Format/index.ts';
import { classes } from '../../theme/classes.ts';
import { asTyped } from '../../theme/utilities.css.ts';
import * as styles from './Statement.css.ts';

export interface StatementProps extends Omit<ComponentProps<'figure'>, 'children' | 'lang'> {
  /** Who says it: the shop's name, or what stands for one. Gives the mark beside it. */
  name: string;
  /** When, as ISO 8601; left out when nobody knows. */
  at?: string | undefined;
  /** What was said, as it was typed. */
  children: ReactNode;
  /** Language of the words when it is not the page's own, so that they are read and broken rightly. */
  lang?: string | undefined;
  /** Below the words, such as a small button that leads to more. */
  action?: ReactNode;
}

/**
 * What a shop says in its own words, such as why it refused, or its reply to a review. Somebody speaks, so it is no alarm: for a
 * warning of the page's own use `Alert`. Renders a `<figure>` with the name as its caption and the words as a `<blockquote>`.
 */
export function Statement({ name, at = '', lang, action, children, className, ...rest }: StatementProps) {
  const format = useDateFormat();
  const moment = printMoment(at, format);
  return (
    <figure {...rest} className={classes(styles.root, className)}>
      <figcaption className={styles.head}>
        <span className={styles.name}>{name}</span>
        {moment && (
          <time dateTime={at} className={styles.moment}>
            {moment}
          </time>
        )}
      </figcaption>
      <Avatar name={name} alt="" shape="square" size="small" className={styles.mark} />
      <blockquote lang={lang} className={classes(styles.words, asTyped)}>
        {children}
      </blockquote>
      {action && <div className={styles.foot}>{action}</div>}
    </figure>
  );
}
