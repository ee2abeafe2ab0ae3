'use client';

import { ChevronLeft, ChevronRight, Ellipsis } from 'lucide';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { classes } from '../../theme/classes.ts';
import { Icon } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import * as styles from './Breadcrumb.css.ts';

/** A page above the present one. */
export interface BreadcrumbStep {
  href: string;
  label: string;
}

export interface BreadcrumbProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Names the navigation, such as "You are here". */
  label: string;
  /** The pages above, the highest first. With more than two, those between first and last fold up where it is narrow. */
  steps: readonly BreadcrumbStep[];
  /** The present page. It is no link, since it leads nowhere. */
  current: ReactNode;
  /** Names the button that unfolds the steps between, such as "Show all steps". */
  moreLabel: string;
}

/**
 * Where the present page stands, and the way up. Renders a `<nav>` with an ordered list.
 *
 * Below 480 px of its own width the middle folds into a button, and the present page, whose title follows, is left out. Use it where
 * pages lie in each other, such as categories; for the stages of an order use `Stepper`.
 *
 * | key | does |
 * | --- | --- |
 * | Tab | moves along the links and the button |
 * | Enter | follows the link; shows or hides the steps between |
 * | Space | shows or hides the steps between |
 */
export function Breadcrumb({ label, steps, current, moreLabel, className, ...rest }: BreadcrumbProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const last = steps.length - 1;
  const isBetween = (at: number) => at > 0 && at < last;
  return (
    <nav aria-label={label} {...rest} className={classes(styles.root, className)}>
      <ol className={styles.list}>
        {steps.flatMap(({ href, label }, at) => [
          last > 1 && at === 1 && (
            <li key="more" className={classes(styles.item, styles.more)}>
              <button
                type="button"
                className={styles.button}
                aria-label={moreLabel}
                aria-expanded={open}
                aria-controls={steps.flatMap((_, one) => (isBetween(one) ? `${id}-${one}` : [])).join(' ')}
                onClick={() => setOpen(!open)}
              >
                <Icon icon={Ellipsis} size={16} />
              </button>
              <Icon icon={ChevronRight} size={14} className={styles.mark} />
            </li>
          ),
          <li key={at} id={`${id}-${at}`} className={classes(styles.item, isBetween(at) && !open && styles.folded)}>
            <Link href={href} className={styles.link}>
              {last === 0 && <Icon icon={ChevronLeft} size={14} className={styles.back} />}
              {label}
            </Link>
            <Icon icon={ChevronRight} size={14} className={classes(styles.mark, at === last && styles.lastMark)} />
          </li>,
        ])}
        <li className={classes(styles.item, last >= 0 && styles.present)}>
          <span aria-current="page" className={styles.current}>
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}
