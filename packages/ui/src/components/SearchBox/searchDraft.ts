/** What is looked for. */
export interface SearchQuery {
  text: string;
  /** Absent: in all categories. */
  categoryId?: number | undefined;
}

/** What stands in the box, beside what the page shows and what was sent last. */
export interface SearchDraft {
  typed: SearchQuery;
  shown: SearchQuery;
  sent?: SearchQuery | undefined;
}

export const sameQuery = (one: SearchQuery, other: SearchQuery | undefined) =>
  other !== undefined && one.text === other.text && one.categoryId === other.categoryId;

/**
 * The page shows another query now. The box follows it, as after the back button; only the answer to what was sent
 * leaves the box alone, since the shopper may have typed on while it was on its way.
 */
export function followPage(draft: SearchDraft, shown: SearchQuery): SearchDraft {
  if (sameQuery(shown, draft.shown)) return draft;
  if (sameQuery(shown, draft.sent)) return { typed: draft.typed, shown };
  return { typed: shown, shown };
}

/** What is sent for what was typed; `undefined` when nothing was asked. */
export function queryOf({ text, categoryId }: SearchQuery): SearchQuery | undefined {
  const trimmed = text.trim().replace(/\s+/gu, ' ');
  return trimmed || categoryId !== undefined ? { text: trimmed, categoryId } : undefined;
}
