'use client';

import type { ComponentProps } from 'react';
import { fadeRow } from '../../hooks/fadeRow.ts';
import { keepInRow } from '../../hooks/showInRow.ts';
import { useChosenLink } from '../../hooks/useChosenLink.ts';
import { classes } from '../../theme/classes.ts';
import { fadingRow } from '../../theme/fadingRow.css.ts';
import { Link } from '../Link/index.ts';
import { line, list, tab } from '../Tabs/Tabs.css.ts';
import * as styles from './TabLinks.css.ts';

export interface TabLink {
  value: string;
  label: string;
  /** The address at which it is shown. */
  href: string;
}

export interface TabLinksProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Names the row among the landmarks of the page. */
  label: string;
  /** All of them in their order. */
  links: readonly TabLink[];
  /** The one that is shown. */
  value: string;
}

/**
 * Looks like a row of tabs, where each has an address of its own. Renders a `<nav>` of links. For panels that have none use `TabsRoot`.
 *
 * | key | does |
 * | --- | --- |
 * | Tab | goes along the links |
 * | Enter | shows what the link names |
 */
export function TabLinks({ label, links, value, className, ...rest }: TabLinksProps) {
  const { chosen, choose } = useChosenLink(value);
  return (
    <nav aria-label={label} {...rest} className={className}>
      <ul ref={fadeRow} className={classes(fadingRow, list, line)}>
        {links.map((one) => (
          <li key={one.value} ref={one.value === chosen ? keepInRow : undefined}>
            <Link
              href={one.href}
              className={classes(tab, styles.link)}
              aria-current={one.value === chosen ? 'true' : undefined}
              onClick={(event) => choose(one.value, event)}
            >
              {one.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
