'use client';

import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { classes } from '../../theme/classes.ts';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './Alert.css.ts';

export const alertTones = ['info', 'success', 'warning', 'danger'] as const;
const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const;

export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What kind of news it is. The words carry the meaning; icon and colour only help. */
  tone?: (typeof alertTones)[number] | undefined;
  /** What is the case, in a few words. */
  title?: ReactNode;
  /** What it means and what to do. */
  children?: ReactNode;
  /** One small button or a link. */
  action?: ReactNode;
  /** It may be put away: the close button's name, and who is told. The owner removes it, and moves focus if it was inside. */
  dismiss?: { label: string; onDismiss: () => void } | undefined;
  /** It appears while somebody is on the page, so it is announced: danger at once, the rest politely. A link belongs in its action. */
  live?: boolean | undefined;
}

/**
 * A message that stands in the page, at the place it is about. Renders a `<div>`, which is a status or an alert only
 * when it is `live`.
 *
 * Use it for what stays true while it is shown. For the result of an action that needs no answer use a toast, for a
 * mistake in a field the field's `error`, for a page without content `EmptyState`.
 */
export function Alert({ tone = 'info', title, children, action, dismiss, live, className, ...rest }: AlertProps) {
  const isHeard = useHeard(live === true && tone !== 'danger');
  return (
    <div
      {...rest}
      {...(live && { role: tone === 'danger' ? 'alert' : 'status' })}
      className={classes(styles.root, styles.tones[tone], className)}
    >
      <Icon icon={icons[tone]} className={styles.icon} />
      <div className={styles.body}>
        <div className={styles.words} aria-hidden={!isHeard || undefined}>
          {title && <p className={styles.title}>{title}</p>}
          {children && <div className={styles.message}>{children}</div>}
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {dismiss && <IconButton label={dismiss.label} icon={X} className={styles.close} onClick={dismiss.onDismiss} />}
    </div>
  );
}

/** Milliseconds that a status is there before its words, for a screen reader to take notice of it. */
const headStart = 150;

/** Whether the words may be read. Of a status only what changes in it is announced, and not what comes with it; an alert is read as it comes. */
function useHeard(isStatus: boolean): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (!isStatus) return;
    const timer = setTimeout(() => setThere(true), headStart);
    return () => clearTimeout(timer);
  }, [isStatus]);
  return isThere || !isStatus;
}
