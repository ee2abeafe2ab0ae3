import { useEffect, useState } from 'react';

/** What the header covers, and the part of the page below which nothing counts as read. */
const readingBand = '-140px 0px -45% 0px';

/**
 * The section that is read, from 1: the first that stands in the upper half of the page. Goes to the one that the address
 * names when the text has come, since the browser looked for it before.
 */
export function useSectionInView(count: number): number | undefined {
  const [current, setCurrent] = useState<number>();
  useEffect(() => {
    const sections = Array.from({ length: count }, (_, at) => document.getElementById(`section-${at + 1}`));
    sections.find((section) => section && `#${section.id}` === location.hash)?.scrollIntoView();
    const seen = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target);
          else seen.delete(target);
        }
        const first = sections.findIndex((section) => section && seen.has(section));
        setCurrent(first < 0 ? undefined : first + 1);
      },
      { rootMargin: readingBand },
    );
    for (const section of sections) if (section) observer.observe(section);
    return () => observer.disconnect();
  }, [count]);
  return current;
}
