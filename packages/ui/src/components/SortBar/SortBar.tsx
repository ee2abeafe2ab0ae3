'use client';

import { type ComponentProps, useId } from 'react';
import { fadeRow } from '../../hooks/fadeRow.ts';
import { keepInRow } from '../../hooks/showInRow.ts';
import { useChosenLink } from '../../hooks/useChosenLink.ts';
import { classes } from '../../theme/classes.ts';
import { fadingRow } from '../../theme/fadingRow.css.ts';
import { Link } from '../Link/index.ts';
import * as styles from './SortBar.css.ts';

export interface SortOption {
  value: string;
  /** Says how it sorts, direction and all, such as "Price: low to high". */
  label: string;
  /** The address of the list in this order. */
  href: string;
}

export interface SortBarProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Stands before the options, such as "Sort by". */
  label: string;
  /** The orders that there are, the usual one first. */
  options: readonly SortOption[];
  /** The present one. */
  value: string;
}

/**
 * The orders that a list can stand in, each with an address of its own, so that it can be kept and gone back to. Renders a `<nav>` of
 * links, which scrolls sideways where it is too narrow. To narrow a list use `Facets`.
 *
 * | key | does |
 * | --- | --- |
 * | Tab | goes along the orders |
 * | Enter | sorts so |
 */
export function SortBar({ label, options, value, className, ...rest }: SortBarProps) {
  const id = useId();
  const { chosen, choose } = useChosenLink(value);
  return (
    <nav aria-labelledby={id} {...rest} className={classes(styles.root, className)}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <ul ref={fadeRow} className={classes(fadingRow, styles.list)}>
        {options.map((option) => (
          <li key={option.value} ref={option.value === chosen ? keepInRow : undefined}>
            <Link
              href={option.href}
              className={styles.option}
              aria-current={option.value === chosen ? 'true' : undefined}
              onClick={(event) => choose(option.value, event)}
            >
              {option.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
