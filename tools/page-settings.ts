/** What the storefront is told in the metas of its page, so that one build serves every operator (its settings.ts reads them). */
export interface PageSettings {
  /** Origin of the marketplace, and perhaps a path on it; the page's own when absent. */
  apiOrigin?: string | undefined;
  /** `bare` or `bearer`: how its servers read the token. */
  tokenHeader?: string | undefined;
  /** Stripe's publishable key, or `demo`. */
  stripeKey?: string | undefined;
}

/** The page with its metas filled; what is not set stays as it was built. */
export function fillPage(page: string, { apiOrigin, tokenHeader, stripeKey }: PageSettings): string {
  const server = fill(fill(page, 'galleria:api', apiOrigin), 'galleria:token-header', tokenHeader);
  return fill(server, 'galleria:stripe-key', stripeKey);
}

function fill(page: string, name: string, value: string | undefined): string {
  if (value === undefined) return page;
  const meta = new RegExp(`(<meta name="${name}" content=")[^"]*`);
  if (!meta.test(page)) throw new Error(`The page has no meta "${name}" to write "${value}" into: build it again.`);
  return page.replace(meta, (_, before: string) => before + value.replaceAll('&', '&amp;').replaceAll('"', '&quot;'));
}
