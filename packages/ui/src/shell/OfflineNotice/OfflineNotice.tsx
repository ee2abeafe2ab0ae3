import type { ComponentProps } from 'react';
import { classes } from '../../theme/classes.ts';
import * as styles from './OfflineNotice.css.ts';

export const connectionPhases = ['online', 'offline', 'back'] as const;

export interface OfflineNoticeProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The connection: there, gone, or there again. */
  phase: (typeof connectionPhases)[number];
  /** What is said of each. */
  texts: { offline: string; back: string };
}

/**
 * Says that the browser is offline for as long as it is, and for a moment that it is back. It stands at the lower edge
 * of the window, and below everything at the end of the page, so that it covers nothing for good. Renders a
 * `<div role="status">`, which is always there to be listened to.
 */
export function OfflineNotice({ phase, texts, className, ...rest }: OfflineNoticeProps) {
  return (
    <div role="status" {...rest} className={classes(styles.root, className)}>
      {phase !== 'online' && <p className={classes(styles.bar, styles.phases[phase])}>{texts[phase]}</p>}
    </div>
  );
}
