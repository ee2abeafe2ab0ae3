/**
 * What only a page that is laid out can do. A document that is only spoken of, as jsdom has it for tests, lacks it: there nothing has a
 * size, moves or is out of sight.
 */

/** Tells when something gets its size, or another one: after the page was laid out, before it is painted. */
export function sizeObserver(told: () => void): Pick<ResizeObserver, 'observe' | 'disconnect'> {
  return typeof ResizeObserver === 'undefined' ? { observe: () => {}, disconnect: () => {} } : new ResizeObserver(told);
}

/** `Element.scrollIntoView`. */
export function bringIntoSight(element: Element | null | undefined, options?: ScrollIntoViewOptions): void {
  if (element && 'scrollIntoView' in element) element.scrollIntoView(options);
}

/** The `ref` of a notice that is in sight as soon as it is there, such as one above the buttons that stay at the edge of a long dialog. */
export const inSightAtOnce = (notice: Element | null): void => bringIntoSight(notice, { block: 'nearest' });

/** `Element.scrollTo`. */
export function scrollAcross(element: Element, to: ScrollToOptions): void {
  if ('scrollTo' in element) element.scrollTo(to);
}

/** Whether a media query fits. */
export const fitsMedia = (query: string): boolean => typeof matchMedia !== 'undefined' && matchMedia(query).matches;

/** Whether an element is drawn, in sight or not. */
export const isDrawn = (element: Element): boolean => !('checkVisibility' in element) || element.checkVisibility();
