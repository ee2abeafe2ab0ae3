'use client';

import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon, type IconDrawing } from '../../components/Icon/index.ts';
import { useMergedRefs } from '../../hooks/useMergedRefs.ts';
import { DocumentTitle } from '../../layout/index.ts';
import { classes } from '../../theme/classes.ts';
import * as styles from './StatusBanner.css.ts';

export const statusBannerTones = ['neutral', 'success', 'warning', 'danger', 'info'] as const;

export interface StatusBannerProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** A drawing of the state; it only decorates. */
  icon: IconDrawing;
  /** The state as a sentence, such as "The shop has refused this refund". Heads the page and names the section. */
  title: ReactNode;
  /** What it means, and what can be done. */
  description?: ReactNode;
  /** How long is left, as a `Countdown`. */
  countdown?: ReactNode;
  /** One to three buttons, the primary one last. */
  actions?: ReactNode;
  /** Below all of it, such as the shop's reason or a `Stepper`. */
  children?: ReactNode;
  /** What kind of state it is. The title carries the meaning, the colour only helps. */
  tone?: (typeof statusBannerTones)[number] | undefined;
  /** The title is an `<h1>`, or an `<h2>` where the page has another head. */
  level?: 1 | 2 | undefined;
  /** It has taken the place of what had the focus, such as a form that was sent: it takes the focus when it appears, and is read. */
  takesFocus?: boolean | undefined;
}

/**
 * Where an order or a refund stands: the head of its page. Renders a `<section>` named by its title.
 *
 * One on a page. For a message at its place in the page use `Alert`, for a page without content `EmptyState`.
 */
export function StatusBanner({
  icon,
  title,
  description,
  countdown,
  actions,
  tone = 'neutral',
  level = 1,
  takesFocus = false,
  className,
  children,
  ref,
  ...rest
}: StatusBannerProps) {
  const id = useId();
  const Heading = level === 1 ? 'h1' : 'h2';
  const root = useRef<HTMLElement>(null);
  const merged = useMergedRefs(ref, root);
  useEffect(() => {
    if (takesFocus) root.current?.focus();
  }, [takesFocus]);
  return (
    <section aria-labelledby={id} {...(takesFocus && { tabIndex: -1 })} {...rest} ref={merged} className={classes(styles.root, className)}>
      <div className={styles.head}>
        <span className={classes(styles.disc, styles.tones[tone])}>
          <Icon icon={icon} size={24} />
        </span>
        <div className={styles.words}>
          {level === 1 && <DocumentTitle>{title}</DocumentTitle>}
          <Heading id={id} className={styles.title}>
            {title}
          </Heading>
          {description && <div className={styles.message}>{description}</div>}
          {countdown && <div className={styles.countdown}>{countdown}</div>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}
