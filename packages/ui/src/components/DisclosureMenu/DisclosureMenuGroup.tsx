'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from '../../theme/classes.ts';
import { Link, type LinkProps } from '../Link/index.ts';
import * as styles from './DisclosureMenu.css.ts';

export interface DisclosureMenuGroupProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Names the list. */
  title: ReactNode;
  /** Where the title leads, if it is a page too. */
  href?: string | undefined;
  /** `DisclosureMenuLink`s. */
  children?: ReactNode;
}

/** A list of links under its title. Renders a `<div>`. */
export function DisclosureMenuGroup({ title, href, className, children, ...rest }: DisclosureMenuGroupProps) {
  const id = useId();
  return (
    <div {...rest} className={classes(styles.group, className)}>
      {href ? (
        <Link id={id} href={href} className={classes(styles.title, styles.titleLink)}>
          {title}
        </Link>
      ) : (
        <p id={id} className={styles.title}>
          {title}
        </p>
      )}
      {children && <ul aria-labelledby={id}>{children}</ul>}
    </div>
  );
}

/** One page of a group; `aria-current="page"` marks the one that is shown. Renders an `<a>`, which all props go to, in an `<li>`. */
export function DisclosureMenuLink({ className, ...rest }: LinkProps) {
  return (
    <li>
      <Link {...rest} className={classes(styles.link, className)} />
    </li>
  );
}
