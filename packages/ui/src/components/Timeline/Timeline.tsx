'use client';

import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import { printMoment, useDateFormat } from '../Format/index.ts';
import { newestFirst } from './newestFirst.ts';
import * as styles from './Timeline.css.ts';

export const timelineTones = ['neutral', 'success', 'danger'] as const;

/** Something that happened. */
export interface TimelineEntry {
  id: string;
  /** When, ISO 8601. A text that is no time is not shown. */
  at: string;
  text: ReactNode;
  /** Below it, such as a place or a picture. */
  note?: ReactNode;
}

export interface TimelineProps extends Omit<ComponentProps<'ol'>, 'children' | 'reversed'> {
  /** What happened, in any order: the newest is shown first. */
  entries: readonly TimelineEntry[];
  /** Names the list, such as "What happened". */
  'aria-label': string;
  /** The newest: on its way, arrived, or gone wrong. Its words say which. */
  tone?: (typeof timelineTones)[number] | undefined;
}

/**
 * What happened to a parcel or a refund, the newest first. Renders an `<ol>` that counts backwards, with each moment
 * as a `<time>` in the reader's own time zone.
 *
 * Use it for what happened. For the stages that are planned use `Stepper`.
 */
export function Timeline({ entries, tone = 'neutral', className, ...rest }: TimelineProps) {
  const format = useDateFormat();
  return (
    <ol {...rest} reversed className={classes(styles.root, styles.tones[tone], className)}>
      {newestFirst(entries).map(({ id, at, text, note }) => {
        const moment = printMoment(at, format);
        return (
          <li key={id} className={styles.entry}>
            <div className={styles.words}>{text}</div>
            {moment && (
              <time dateTime={at} className={styles.moment}>
                {moment}
              </time>
            )}
            {note && <div className={styles.note}>{note}</div>}
          </li>
        );
      })}
    </ol>
  );
}
