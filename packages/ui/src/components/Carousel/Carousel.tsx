'use client';

import { ChevronLeft, ChevronRight } from 'lucide';
import { Children, type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { sizeObserver } from '../../hooks/laidOut.ts';
import { showFocusedInRow } from '../../hooks/showInRow.ts';
import { classes } from '../../theme/classes.ts';
import { IconButton } from '../IconButton/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Carousel.css.ts';

export const carouselVariants = ['slides', 'row'] as const;

/** What a carousel says, in the language of the page. */
export interface CarouselTexts {
  /** Names the whole, and its list. */
  label: string;
  previous: string;
  next: string;
  /** Which slide is shown, from 1: "2 of 3". Said after a press, and never seen. */
  place: (at: number, of: number) => string;
}

export interface CarouselProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** `slides` shows one at a time, over the whole width; `row` as many cards as fit, like a row of a `GoodsGrid`. */
  variant?: (typeof carouselVariants)[number] | undefined;
  /** Names of the whole and of its buttons, and what is said of a slide. */
  texts: CarouselTexts;
  /** The slides or cards, each of which becomes an item of the list. */
  children: ReactNode;
}

/**
 * Slides or cards in one line that moves on demand only: by its buttons, by a swipe, by arrow keys, and never by itself (WCAG 2.2.2).
 * What is out of view cannot be reached by Tab in `slides`; in a `row` it comes into view when it is. Its buttons are not there when
 * everything fits. Renders a `<div role="group">` with a list.
 */
export function Carousel({ variant = 'row', texts, children, className, ...rest }: CarouselProps) {
  const items = Children.toArray(children);
  const slides = variant === 'slides';
  const { row, view, turn } = useView(items.length, slides);
  const [said, setSaid] = useState('');
  const go = (way: 1 | -1) => {
    turn(way);
    if (slides) setSaid(texts.place(clamp(view.at + way, items.length) + 1, items.length));
  };
  return (
    <div role="group" aria-label={texts.label} {...rest} className={classes(styles.root, className)}>
      <ul ref={row} {...(slides && { tabIndex: 0 })} aria-label={texts.label} className={classes(styles.line, styles.lines[variant])}>
        {items.map((item, at) => (
          <li key={at} className={classes(styles.item, styles.items[variant])} inert={slides && at !== view.at}>
            {item}
          </li>
        ))}
      </ul>
      {!(view.first && view.last) && (
        <div className={styles.buttons[variant]}>
          <IconButton
            icon={ChevronLeft}
            label={texts.previous}
            aria-disabled={view.first}
            className={styles.button[variant]}
            onClick={() => !view.first && go(-1)}
          />
          {slides && (
            <span aria-hidden className={styles.bars}>
              {items.map((_, at) => (
                <span key={at} className={classes(styles.bar, at === view.at && styles.present)} />
              ))}
            </span>
          )}
          <IconButton
            icon={ChevronRight}
            label={texts.next}
            aria-disabled={view.last}
            className={styles.button[variant]}
            onClick={() => !view.last && go(1)}
          />
        </div>
      )}
      {slides && <VisuallyHidden role="status">{said}</VisuallyHidden>}
    </div>
  );
}

const clamp = (at: number, of: number) => Math.max(0, Math.min(at, of - 1));

/** What of the line is in view: which slide, and whether its first or last end is. What `hides` has one item in reach. */
function useView(count: number, hides: boolean) {
  const row = useRef<HTMLUListElement>(null);
  // Slides are as wide as the whole: it needs no measuring that a second is out of view, and its buttons take their place at once.
  const [view, setView] = useState({ at: 0, first: true, last: !hides || count < 2 });
  useEffect(() => {
    const { current } = row;
    if (!current) return;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = current;
      const at = clamp(Math.round(scrollLeft / (clientWidth || 1)), count);
      const [first, last] = [scrollLeft < 2, scrollLeft > scrollWidth - clientWidth - 2];
      const { activeElement } = document;
      // The slide that leaves is inert in a moment, and would drop the focus.
      const drops = hides && activeElement !== current && current.contains(activeElement) && !current.children[at]?.contains(activeElement);
      if (drops) current.focus({ preventScroll: true });
      setView((before) => (before.at === at && before.first === first && before.last === last ? before : { at, first, last }));
    };
    const sizes = sizeObserver(look);
    sizes.observe(current);
    for (const item of current.children) sizes.observe(item);
    current.addEventListener('scroll', look, { passive: true });
    current.addEventListener('focusin', showFocusedInRow);
    return () => {
      sizes.disconnect();
      current.removeEventListener('scroll', look);
      current.removeEventListener('focusin', showFocusedInRow);
    };
  }, [count, hides]);
  const turn = (way: 1 | -1) => row.current?.scrollBy({ left: way * row.current.clientWidth });
  return { row, view, turn };
}
