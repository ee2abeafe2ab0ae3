import type { ReactNode } from 'react';

export interface ComboboxOption {
  value: string;
  /** What stands in the field once it is chosen, and what is searched first. */
  label: string;
  /** Stands after the text, quieter; is searched too. */
  description?: string | undefined;
  /** A small picture before the text; it only decorates. */
  start?: ReactNode;
  /** Other words by which it is found, such as a name in another language. */
  keywords?: readonly string[] | undefined;
  /** Language of the text when it is not the page's own. */
  lang?: string | undefined;
}

export interface ComboboxTexts {
  /** Stands in place of the list when nothing is found. */
  noMatch: string;
  /** Tells a screen reader how many are found, such as "3 results". */
  count: (found: number) => string;
}
