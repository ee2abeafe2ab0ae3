import type { ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import { Heading } from '../Heading/index.ts';
import { Panel, type PanelProps } from '../Panel/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps extends Omit<PanelProps, 'title' | 'as' | 'padding'> {
  /** What the page is, as its `<h1>`. Focus can be led to it. */
  title: ReactNode;
  /** One sentence below the title. */
  description?: ReactNode;
  /** One or two buttons at the end. */
  actions?: ReactNode;
  /** A row of tabs at its lower edge, as a `TabsList`. */
  tabs?: ReactNode;
}

/** The head of a page in the account: title, a sentence, actions and tabs. Renders a `<header>`. */
export function PageHeader({ title, description, actions, tabs, className, children, ...rest }: PageHeaderProps) {
  return (
    <Panel {...rest} as="header" className={classes(tabs !== undefined && styles.withTabs, className)}>
      <div className={styles.row}>
        <div className={styles.words}>
          <Heading level={1} tabIndex={-1} className={styles.title}>
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
      {tabs !== undefined && <div className={styles.tabs}>{tabs}</div>}
    </Panel>
  );
}
