'use client';

import { useEffect, useState } from 'react';
import { bringIntoSight } from '../../hooks/laidOut.ts';

/** What the header covers, and the part of the page below which nothing counts as read. */
const readingBand = '-140px 0px -45% 0px';

/**
 * The section that is read, from 1: the first that stands in the upper half of the page, or the last one that did. Before any
 * has come so far it is the first one: where the head of the page is high, all sections begin below. Goes to the one that the address
 * names when the text has come, since the browser looked for it before.
 */
export function useSectionInView(count: number): number {
  const [current, setCurrent] = useState(1);
  useEffect(() => {
    const sections = Array.from({ length: count }, (_, at) => document.getElementById(`section-${at + 1}`));
    bringIntoSight(sections.find((section) => section && `#${section.id}` === location.hash));
    if (typeof IntersectionObserver === 'undefined') return;
    const seen = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target);
          else seen.delete(target);
        }
        const first = sections.findIndex((section) => section && seen.has(section));
        if (first >= 0) setCurrent(first + 1);
        else if ((sections[0]?.getBoundingClientRect().top ?? 0) > 0) setCurrent(1);
      },
      { rootMargin: readingBand },
    );
    for (const section of sections) if (section) observer.observe(section);
    return () => observer.disconnect();
  }, [count]);
  return current;
}
