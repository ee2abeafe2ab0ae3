import type { ReactNode } from 'react';
import { main, page } from './Page.css.ts';

export const pageGrounds = ['canvas', 'page'] as const;

export interface PageProps {
  /** The bar on top. */
  header?: ReactNode;
  /** `canvas` for shopping pages, `page` for working pages such as orders. */
  ground?: (typeof pageGrounds)[number];
  children: ReactNode;
}

/** The frame of a page: bar and content in a 1200-px column. Renders a `<div>` with a `<main id="content">`. */
export function Page({ header, ground = 'canvas', children }: PageProps) {
  return (
    <div className={page({ ground })}>
      {header}
      <main id="content" tabIndex={-1} className={main}>
        {children}
      </main>
    </div>
  );
}
