'use client';

import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import { useFormat } from '../Format/index.ts';
import { Rating } from '../Rating/index.ts';
import { printScore } from '../Rating/ratingStars.ts';
import * as styles from './RatingSummary.css.ts';

/** How many of the scores are of a kind. */
export interface RatingSummaryRow {
  /** The kind, such as "Good". */
  label: string;
  /** Its share of all, 0 to 1. */
  share: number;
  /** The share in words, such as "86%". */
  text: string;
}

export interface RatingSummaryProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The mean, 0 to 5. */
  value: number;
  /** The mean in words, such as "4.8 of 5 stars". */
  label: string;
  /** How many scores there are, such as "1,284 reviews". */
  caption: ReactNode;
  /** Kinds of scores, the best first. */
  rows: readonly RatingSummaryRow[];
}

/** What all scores of a thing come to: their mean, how many they are, and how they are spread. Renders a `<div>`. For one score use `Rating`. */
export function RatingSummary({ value, label, caption, rows, className, ...rest }: RatingSummaryProps) {
  const { locale } = useFormat();
  return (
    <div {...rest} className={classes(styles.root, className)}>
      <div className={styles.mean}>
        <span aria-hidden className={styles.figure}>
          {printScore(value, locale)}
        </span>
        <Rating value={value} label={label} variant="stars" />
        <span className={styles.caption}>{caption}</span>
      </div>
      {rows.length > 0 && (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <li key={row.label} className={styles.row}>
              <span>{row.label}</span>
              {/* Drawn for the eye: the text beside it says the share. */}
              <span aria-hidden className={styles.track}>
                <span className={styles.bar} style={{ inlineSize: `${Math.max(0, Math.min(row.share, 1)) * 100}%` }} />
              </span>
              <span className={styles.share}>{row.text}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
