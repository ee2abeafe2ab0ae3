'use client';

import { type ComponentProps, type ReactNode, useRef } from 'react';
import { Container } from '../../layout/index.ts';
import { classes } from '../../theme/classes.ts';
import { grounds, main, page, tall } from './PageLayout.css.ts';
import { useKeptFocus } from './useKeptFocus.ts';

export const pageLayoutGrounds = ['canvas', 'page'] as const;

export interface PageLayoutProps extends ComponentProps<'div'> {
  /** The bar on top. */
  header?: ReactNode;
  /** What stands below the content of every page. It begins below the first screenful, so it does not jump when the content comes. */
  footer?: ReactNode;
  /** Other content is on its way; what is shown stays usable. */
  loading?: boolean | undefined;
  /** `canvas` for shopping pages, `page` for working pages such as orders. */
  ground?: (typeof pageLayoutGrounds)[number] | undefined;
}

/**
 * The frame of a page: bar, content in a 1200-px column, footer. Renders a `<div>` with a `<main id="content">`. Where the control that has
 * the focus leaves the content, or is disabled, and nobody else leads the focus on, the nearest place that is left gets it.
 */
export function PageLayout({ header, footer, loading, ground = 'canvas', className, children, ...rest }: PageLayoutProps) {
  const content = useRef<HTMLDivElement>(null);
  useKeptFocus(content);
  return (
    <div {...rest} className={classes(page, grounds[ground], className)}>
      {header}
      <Container
        ref={content}
        as="main"
        id="content"
        tabIndex={-1}
        className={classes(main, footer !== undefined && tall)}
        {...(loading && { 'aria-busy': true })}
      >
        {children}
      </Container>
      {footer}
    </div>
  );
}
