import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import { grounds, main, page, tall } from './Page.css.ts';

export const pageGrounds = ['canvas', 'page'] as const;

export interface PageProps extends ComponentProps<'div'> {
  /** The bar on top. */
  header?: ReactNode;
  /** What stands below the content of every page. It begins below the first screenful, so it does not jump when the content comes. */
  footer?: ReactNode;
  /** Other content is on its way; what is shown stays usable. */
  busy?: boolean;
  /** `canvas` for shopping pages, `page` for working pages such as orders. */
  ground?: (typeof pageGrounds)[number];
}

/** The frame of a page: bar, content in a 1200-px column, footer. Renders a `<div>` with a `<main id="content">`. */
export function Page({ header, footer, busy, ground = 'canvas', className, children, ...rest }: PageProps) {
  return (
    <div {...rest} className={classes(page, grounds[ground], className)}>
      {header}
      <main id="content" tabIndex={-1} className={classes(main, footer !== undefined && tall)} {...(busy && { 'aria-busy': true })}>
        {children}
      </main>
      {footer}
    </div>
  );
}
