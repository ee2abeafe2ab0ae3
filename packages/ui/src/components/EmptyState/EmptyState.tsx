import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import { Arch } from '../Arch/index.ts';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** What is the case. */
  title: ReactNode;
  /** What it means, or why it happened. */
  text?: ReactNode;
  /** What to do next: one or two buttons. */
  children?: ReactNode;
  /** `failed` is announced at once, since the shopper waits for what did not come. */
  reason?: 'empty' | 'failed';
}

/** Stands where content would be: an empty bay, a sentence, and what to do next. Renders a `<section>`. */
export function EmptyState({ title, text, reason = 'empty', children, className, ...rest }: EmptyStateProps) {
  return (
    <section {...rest} className={classes(styles.root, className)} {...(reason === 'failed' && { role: 'alert' })}>
      <Arch />
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.body}>{text}</p>}
      <div className={styles.actions}>{children}</div>
    </section>
  );
}
