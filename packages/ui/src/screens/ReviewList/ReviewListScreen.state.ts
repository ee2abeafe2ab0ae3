import type { OrderLineView } from '../../patterns/OrderLine/index.ts';
import type { Resource, ShopError } from '../../state/resource.ts';

/** What waits for a review, and what has one. */
export const reviewTabs = ['toReview', 'evaluated'] as const;
export type ReviewTab = (typeof reviewTabs)[number];

/** The tab of a text from the address bar; the first one when it names none. */
export function reviewTabOf(text: string | null): ReviewTab {
  return reviewTabs.find((tab) => tab === text) ?? 'toReview';
}

/** What the shopper wrote. */
export interface OwnReviewView {
  /** 0 to 5. */
  stars: number;
  /** May have several lines; may be empty. */
  text: string;
  pictures: readonly string[];
  /** ISO 8601. */
  writtenAt?: string | undefined;
  /** The shop's answer; empty when there is none. */
  reply: string;
}

/** A line, with its review where the server sends it back. */
export interface ReviewLineView extends OrderLineView {
  review?: OwnReviewView | undefined;
}

/** Lines of one order that stand together. */
export interface ReviewGroupView {
  orderNo: string;
  merchant: { id: number; name: string };
  lines: readonly ReviewLineView[];
}

/** What the list shows below its tabs. */
export type ReviewListState =
  | { status: 'loading' }
  | { status: 'failed'; error: ShopError }
  | { status: 'empty' }
  | { status: 'ready'; groups: readonly ReviewGroupView[]; pages: number };

/** How many lines a page of the list has. */
export const reviewListPageSize = 20;

interface ReviewLineData extends ReviewLineView {
  orderNo: string;
  merchant: { id: number; name: string };
}

interface PageOfLines {
  items: readonly ReviewLineData[];
  total: number;
}

/** The one way from data to what the screen shows. */
export function reviewListState(resource: Resource<PageOfLines>): ReviewListState {
  if (resource.status !== 'ready') return resource;
  const { items, total } = resource.data;
  if (items.length === 0) return { status: 'empty' };
  return { status: 'ready', groups: groupsOf(items), pages: Math.ceil(total / reviewListPageSize) };
}

/** Lines of one order that follow each other share a card; the server's order stays. */
function groupsOf(lines: readonly ReviewLineData[]): ReviewGroupView[] {
  const groups: { orderNo: string; merchant: ReviewGroupView['merchant']; lines: ReviewLineView[] }[] = [];
  for (const { orderNo, merchant, ...line } of lines) {
    const last = groups.at(-1);
    if (last?.orderNo === orderNo) last.lines.push(line);
    else groups.push({ orderNo, merchant, lines: [line] });
  }
  return groups;
}
