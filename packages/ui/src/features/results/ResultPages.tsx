'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { Pagination } from '../../components/Pagination/index.ts';
import { usePageTexts } from '../../patterns/ListPage/index.ts';

interface ResultPagesProps {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  /** What is read first on each page: whoever turns it by keys goes on there. */
  head: RefObject<HTMLElement | null>;
}

/** The pages of the results. */
export function ResultPages({ head, ...rest }: ResultPagesProps) {
  const texts = usePageTexts();
  const nav = useRef<HTMLElement>(null);
  const shown = useRef(rest.page);
  useEffect(() => {
    if (shown.current === rest.page) return;
    shown.current = rest.page;
    if (nav.current?.contains(document.activeElement)) head.current?.focus({ preventScroll: true });
  }, [head, rest.page]);
  return <Pagination {...rest} ref={nav} texts={texts} />;
}
