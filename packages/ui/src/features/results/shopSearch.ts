/** Which shops are looked for: all of it stands in the address. */
export interface ShopSearch {
  /** Words; empty for none. */
  title: string;
  /** From 1. */
  page: number;
  /** Their type, the field they trade in, and only those of the platform itself. */
  type?: number | undefined;
  classification?: number | undefined;
  self: boolean;
}

type Named = { id: number; name: string };

/** What shops can be narrowed to; by what has no kinds they cannot. */
export interface ShopKinds {
  types: readonly Named[];
  classifications: readonly Named[];
}

/** How many shops a page of results has: whole rows of one, two and three. */
export const shopSearchPageSize = 12;
