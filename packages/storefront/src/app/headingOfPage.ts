import { content } from './content.ts';

/** Where reading begins on the page: its heading, which can then take the focus, or its content as long as there is none. */
export function headingOfPage(): HTMLElement | null {
  const main = content();
  const heading = main?.querySelector('h1');
  if (!heading) return main;
  heading.tabIndex = -1;
  return heading;
}
