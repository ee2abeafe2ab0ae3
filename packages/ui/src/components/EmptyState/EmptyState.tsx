import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import { Arch } from '../Arch/index.ts';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** What is the case. */
  title: ReactNode;
  /** What it means, or why it happened. */
  description?: ReactNode;
  /** What to do next: one or two buttons. */
  children?: ReactNode;
  /** `failed` is announced at once, since the shopper waits for what did not come. */
  variant?: 'empty' | 'failed';
}

/** Stands where content would be: an empty bay, a sentence, and what to do next. Renders a `<section>`. */
export function EmptyState({ title, description, variant = 'empty', children, className, ...rest }: EmptyStateProps) {
  return (
    <section {...rest} className={classes(styles.root, className)} {...(variant === 'failed' && { role: 'alert' })}>
      <Arch />
      <h2 className={styles.title}>{title}</h2>
      {description && <p className={styles.body}>{description}</p>}
      <div className={styles.actions}>{children}</div>
    </section>
  );
}
