import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import { main, page } from './Page.css.ts';

export const pageGrounds = ['canvas', 'page'] as const;

export interface PageProps extends ComponentProps<'div'> {
  /** The bar on top. */
  header?: ReactNode;
  /** `canvas` for shopping pages, `page` for working pages such as orders. */
  ground?: (typeof pageGrounds)[number];
}

/** The frame of a page: bar and content in a 1200-px column. Renders a `<div>` with a `<main id="content">`. */
export function Page({ header, ground = 'canvas', className, children, ...rest }: PageProps) {
  return (
    <div {...rest} className={classes(page({ ground }), className)}>
      {header}
      <main id="content" tabIndex={-1} className={main}>
        {children}
      </main>
    </div>
  );
}
