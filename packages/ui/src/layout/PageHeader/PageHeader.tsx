import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import { Heading } from '../Heading/index.ts';
import { Panel } from '../Panel/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What the page is, as its `<h1>`. Focus can be led to it. */
  title: ReactNode;
  /** Names the document in the place of `title`, where that is more than plain text. */
  documentTitle?: string | undefined;
  /** One sentence below the title. */
  description?: ReactNode;
  /** One or two buttons at the end. */
  actions?: ReactNode;
  /** A row of tabs at its lower edge, as a `TabsList`. */
  tabs?: ReactNode;
}

// The attributes of a `<div>` are those that every element takes.
const Bare = 'header' as 'header' | 'div' as 'div';

/**
 * The head of a page in the account: title, a sentence, actions. It stands on the page itself; tabs put it on a panel, of which they
 * are the lower edge. Renders a `<header>`.
 */
export function PageHeader({ title, documentTitle, description, actions, tabs, className, children, ...rest }: PageHeaderProps) {
  const content = (
    <>
      <div className={styles.row}>
        <div className={styles.words}>
          <Heading level={1} documentTitle={documentTitle} tabIndex={-1} className={styles.title}>
            {title}
          </Heading>
          {description !== undefined && (
            <Text tone="muted" prose>
              {description}
            </Text>
          )}
        </div>
        {actions}
      </div>
      {children}
    </>
  );
  if (tabs === undefined)
    return (
      <Bare {...rest} className={classes(styles.bare, className)}>
        {content}
      </Bare>
    );
  return (
    <Panel {...rest} as="header" className={classes(styles.withTabs, className)}>
      {content}
      <div className={styles.tabs}>{tabs}</div>
    </Panel>
  );
}
