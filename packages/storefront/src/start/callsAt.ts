/**
 * The calls of a page by what its address says, as its document names them: an address, and those of the calls that follow from it.
 * `{id}` stands for a number that names something, `{no}` for the number of an order or the like, which has letters too, and `{text}` for
 * words, once in an address. One without a `?` takes any query.
 */
export type AddressCalls = readonly [at: string, ...calls: readonly string[]];

const kinds: Readonly<Record<string, RegExp>> = { id: /^[1-9]\d{0,14}$/, no: /^[\w-]{1,64}$/, text: /^[^&]{1,300}$/ };

/** The addresses of the calls that a page needs first at this address; none where it says something else. */
export function callsAt([at, ...calls]: AddressCalls, pathname: string, search: string): string[] {
  const path = pathname.replace(/\/$/, '');
  const address = at.includes('?') ? `${path}?${search.slice(1)}` : path;
  const [before = '', kind, after = ''] = at.split(/[{}]/);
  if (kind === undefined) return address === at ? [...calls] : [];
  const said = address.startsWith(before) && address.endsWith(after) ? address.slice(before.length, address.length - after.length) : '';
  if (!kinds[kind]?.test(said)) return [];
  const words = new URLSearchParams(`v=${said}`).get('v')?.trim() ?? '';
  const value = new URLSearchParams({ v: words }).toString().slice('v='.length);
  return calls.map((call) => call.replace(`{${kind}}`, () => value));
}
