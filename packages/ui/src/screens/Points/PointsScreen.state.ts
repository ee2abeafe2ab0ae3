import type { Resource, ShopError } from '../../state/resource.ts';

/** The tabs of the points (docs/domain/points.md#tabs). */
export const pointsTabs = ['detail', 'ascension'] as const;
export type PointsTab = (typeof pointsTabs)[number];

/** The tab of a text from the address bar; the first one when it names none. */
export const pointsTabOf = (text: string | null): PointsTab => pointsTabs.find((tab) => tab === text) ?? 'detail';

/** How many entries a page of the ledger has. */
export const pointsPageSize = 20;

/** What somebody has, has had, has used, and what is held for orders that are not paid yet. */
export interface PointsBalance {
  current: number;
  total: number;
  consumed: number;
  frozen: number;
}

/** One change of the points. A direction or a status that a newer server invented is `unknown`. */
export interface PointsEntryView {
  id: number;
  /** In the server's words; may be empty. */
  title: string;
  direction: 'in' | 'out' | 'unknown';
  points: number;
  /** What was left after it; absent when the server does not say. */
  balance?: number | undefined;
  /** More about it, such as an order's number; may be empty. */
  note: string;
  status: 'created' | 'frozen' | 'done' | 'void' | 'unknown';
  at: string;
}

interface PageOf<T> {
  items: readonly T[];
  total: number;
}

/** What the page of the points shows below its tabs. */
export type PointsState =
  | { status: 'loading'; tab: PointsTab }
  | { status: 'failed'; error: ShopError }
  | { status: 'empty'; balance: PointsBalance }
  | { status: 'ready'; balance: PointsBalance; entries: readonly PointsEntryView[]; pages: number }
  | { status: 'ascension'; experience: number };

export interface PointsData {
  balance: Resource<PointsBalance>;
  ledger: Resource<PageOf<PointsEntryView>>;
  user: Resource<{ experience: number }>;
}

/** The one way from data to what the page shows. Figures without their ledger would explain nothing, so they come together. */
export function pointsState(tab: PointsTab, { balance, ledger, user }: PointsData): PointsState {
  if (tab === 'ascension') {
    if (user.status === 'ready') return { status: 'ascension', experience: user.data.experience };
    return user.status === 'failed' ? user : { status: 'loading', tab };
  }
  if (balance.status === 'failed') return balance;
  if (ledger.status === 'failed') return ledger;
  if (balance.status === 'loading' || ledger.status === 'loading') return { status: 'loading', tab };
  const { items: entries, total } = ledger.data;
  if (entries.length === 0) return { status: 'empty', balance: balance.data };
  return { status: 'ready', balance: balance.data, entries, pages: Math.ceil(total / pointsPageSize) };
}
