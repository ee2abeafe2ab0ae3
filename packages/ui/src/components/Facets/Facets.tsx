'use client';

import { type ComponentProps, useId } from 'react';
import { fadeRow } from '../../hooks/fadeRow.ts';
import { keepInRow } from '../../hooks/showInRow.ts';
import { classes } from '../../theme/classes.ts';
import { fadingRow } from '../../theme/fadingRow.css.ts';
import { Link } from '../Link/index.ts';
import * as styles from './Facets.css.ts';

export interface FacetOption {
  label: string;
  /** The address of the list, narrowed to this. */
  href: string;
  /** The list is narrowed to this now. */
  chosen: boolean;
  /** Language of the text when it is not the page's own. */
  lang?: string | undefined;
}

export interface FacetGroup {
  /** Tells the group from the others. */
  name: string;
  /** What is narrowed, such as "Shop type". */
  label: string;
  /** One of them is chosen; the first takes the choice away, such as "All". */
  options: readonly FacetOption[];
}

export interface FacetsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Names the whole among the landmarks of the page. */
  label: string;
  /** Each narrows the list by itself. */
  groups: readonly FacetGroup[];
}

/**
 * Narrows a list by one or several features, each choice with an address of its own. Renders a `<nav>` with a row of links for each
 * group. To sort use `SortBar`, for a price `PriceRange`.
 *
 * | key | does |
 * | --- | --- |
 * | Tab | goes along the choices |
 * | Enter | narrows the list to it |
 */
export function Facets({ label, groups, className, ...rest }: FacetsProps) {
  const id = useId();
  return (
    <nav aria-label={label} {...rest} className={classes(styles.root, className)}>
      {groups.map((group) => (
        <div key={group.name} className={styles.group}>
          <span id={`${id}-${group.name}`} className={styles.label}>
            {group.label}
          </span>
          <ul ref={fadeRow} aria-labelledby={`${id}-${group.name}`} className={classes(fadingRow, styles.list)}>
            {group.options.map((option) => (
              <li key={option.href} ref={option.chosen ? keepInRow : undefined} className={styles.item}>
                <Link href={option.href} lang={option.lang} className={styles.option} aria-current={option.chosen ? 'true' : undefined}>
                  {option.label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
