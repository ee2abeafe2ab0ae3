import type { ComponentProps, ReactNode } from 'react';
import { Heading, type HeadingProps } from '../../layout/index.ts';
import { classes } from '../../theme/classes.ts';
import { Arch, type BayObjectName } from '../Arch/index.ts';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** What is the case. */
  title: ReactNode;
  /** What it means, or why it happened. */
  description?: ReactNode;
  /** What to do next: one or two buttons. */
  children?: ReactNode;
  /** What stands in the bay and says what is missed; without it the bay is empty. */
  object?: BayObjectName | undefined;
  /** `failed` is announced at once, since the shopper waits for what did not come. */
  variant?: 'empty' | 'failed' | undefined;
  /** Its place in the outline: 1 where it is the whole page, which then is named after it and can be led to. */
  level?: HeadingProps['level'] | undefined;
  /** Names the document in the place of the title, at level 1: for what says more than the title, or a title that is no plain text. */
  documentTitle?: string | undefined;
}

/** Stands where content would be: a bay with what is missed there, a sentence, and what to do next. Renders a `<section>`. */
export function EmptyState({
  title,
  description,
  object,
  variant = 'empty',
  level = 2,
  documentTitle,
  children,
  className,
  ...rest
}: EmptyStateProps) {
  return (
    <section {...rest} className={classes(styles.root, className)} {...(variant === 'failed' && { role: 'alert' })}>
      <Arch object={object} />
      <Heading
        level={level}
        scale={level === 1 ? 'heading' : 'lead'}
        documentTitle={documentTitle}
        className={styles.title}
        {...(level === 1 && { tabIndex: -1 })}
      >
        {title}
      </Heading>
      {description && <p className={styles.body}>{description}</p>}
      <div className={styles.actions}>{children}</div>
    </section>
  );
}
