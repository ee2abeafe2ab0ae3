'use client';

import { Clock } from 'lucide';
import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import { classes } from '../../theme/classes.ts';
import { useFormat } from '../Format/index.ts';
import { Icon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Countdown.css.ts';
import { phaseOf, printClock, printDuration, type TimeLeft, timeLeft } from './timeLeft.ts';
import { useTimeUntil } from './useTimeUntil.ts';

export const countdownVariants = ['tag', 'plain'] as const;

export interface CountdownProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The moment it runs to, ISO 8601 with a time zone. One that is no time counts as over. */
  until: string;
  /** All words. */
  texts: {
    /** Before the time, such as "Pay within". */
    label: string;
    /** The time in words, such as "9 minutes left": said once, when less than ten minutes are left. */
    left: (time: TimeLeft) => string;
    /** Instead of label and time when it is over; said once as well. */
    over: string;
  };
  /** `tag` on a tinted ground, `plain` in a line of text. */
  variant?: (typeof countdownVariants)[number] | undefined;
  /** Told once when the time runs out while it is shown, so that the page can ask the server. */
  onComplete?: (() => void) | undefined;
  /** The clock, in milliseconds since 1970. Must stay the same function. Default: that of the `FormatProvider`, else the device's. */
  now?: (() => number) | undefined;
}

const deviceClock = () => Date.now();

/**
 * Counts down to a moment, in hours, minutes and seconds. Renders a `<span>` with a `<time>`.
 *
 * Screen readers can read it at any time, and hear of it twice: when less than ten minutes are left, and when it is
 * over; never each second. What a server wrote stands until the next second. Use it for a deadline that costs something. For a moment in the past or far away print the date.
 */
export function Countdown({ until, texts, variant = 'tag', onComplete, now, className, ...rest }: CountdownProps) {
  const { now: serverClock = deviceClock } = useFormat();
  const left = useTimeUntil(until, now ?? serverClock);
  const phase = phaseOf(left);
  const time = timeLeft(left);
  const [told, setTold] = useState({ phase, text: '' });
  if (told.phase !== phase) setTold({ phase, text: { running: '', warning: texts.left(time), over: texts.over }[phase] });
  const before = useRef(phase);
  const tellOver = useEffectEvent(() => onComplete?.());
  useEffect(() => {
    if (phase === 'over' && before.current !== 'over') tellOver();
    before.current = phase;
  }, [phase, before]);
  return (
    <span {...rest} className={classes(styles.root, styles.looks[variant], styles.phases[phase], className)}>
      <Icon icon={Clock} size={14} />
      {phase === 'over' ? (
        <span>{texts.over}</span>
      ) : (
        <span>
          {texts.label}{' '}
          <time role="timer" dateTime={printDuration(time)} className={styles.time} suppressHydrationWarning>
            {printClock(time)}
          </time>
        </span>
      )}
      <VisuallyHidden role="status">{told.text}</VisuallyHidden>
    </span>
  );
}
