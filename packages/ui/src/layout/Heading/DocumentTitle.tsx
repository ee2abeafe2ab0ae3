'use client';

import { createContext, type ReactNode, useContext } from 'react';

const SiteName = createContext<string | undefined>(undefined);

export interface DocumentTitleProviderProps {
  /** The name of the site, which stands behind that of the page. */
  site: string;
  children: ReactNode;
}

/** Lets the pages in it name the document. Without it they leave the document's title alone. Renders nothing itself. */
export function DocumentTitleProvider({ site, children }: DocumentTitleProviderProps) {
  return <SiteName value={site}>{children}</SiteName>;
}

/** The longest name of a page that a tab or a bookmark has room for. */
const mostCharacters = 120;

/** Names the document after the page. A `Heading` of level 1 does so by itself; for a head of another kind. */
export function DocumentTitle({ children }: { children: ReactNode }) {
  const site = useContext(SiteName);
  const page = textOf(children).replace(/\s+/g, ' ').trim().slice(0, mostCharacters);
  if (site === undefined || page === '') return null;
  return <title>{page === site ? site : `${page} – ${site}`}</title>;
}

/** Plain text and what is joined of it; anything else has no words that could be read here. */
function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join('');
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
}
