import { ChevronLeft, ChevronRight } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import * as styles from './Pagination.css.ts';
import { pageSteps } from './pageSteps.ts';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The present page, from 1. */
  page: number;
  /** How many pages there are. With one or none nothing is rendered. */
  pages: number;
  /** The address of a page, so that each is a link that can be kept and opened beside. */
  hrefOf: (page: number) => string;
  /** Names of the whole, of the two arrows and of one page. */
  texts: { label: string; previous: string; next: string; page: (page: number) => string };
}

/**
 * Leads through the pages of a list by links, so that each page can be kept, shared and gone back to. Renders a `<nav>`. For
 * the steps of one task use `Stepper`.
 */
export function Pagination({ page, pages, hrefOf, texts, ...rest }: PaginationProps) {
  if (pages <= 1) return null;
  const arrow = (to: number, name: string, glyph: typeof ChevronLeft) =>
    to < 1 || to > pages ? (
      <span className={styles.step} aria-disabled role="link" aria-label={name}>
        <Icon icon={glyph} size={16} />
      </span>
    ) : (
      <Link className={styles.step} href={hrefOf(to)} aria-label={name}>
        <Icon icon={glyph} size={16} />
      </Link>
    );
  return (
    <nav aria-label={texts.label} {...rest}>
      <ul className={styles.list}>
        <li>{arrow(Math.min(page - 1, pages), texts.previous, ChevronLeft)}</li>
        {pageSteps(page, pages).map((step, at) => (
          <li key={step ?? `gap ${at}`}>
            {step === undefined ? (
              <span className={styles.step}>…</span>
            ) : (
              <Link
                className={styles.step}
                href={hrefOf(step)}
                aria-label={texts.page(step)}
                aria-current={step === page ? 'page' : undefined}
              >
                {step}
              </Link>
            )}
          </li>
        ))}
        <li>{arrow(page + 1, texts.next, ChevronRight)}</li>
      </ul>
    </nav>
  );
}
