/** An address for a link: http or https, whole, and without a name and password before the host, which only deceive. */
export function linkAddress(text: string): string | undefined {
  const url = parse(text);
  return url && !url.username && !url.password ? url.href : undefined;
}

/** An address for a picture: as for a link but over https alone, since it is loaded unasked, or relative to the page. */
export function pictureAddress(text: string): string | undefined {
  const whole = linkAddress(text);
  if (whole) return whole.startsWith('https:') ? whole : undefined;
  const trimmed = text.trim();
  const here = 'https://shop.invalid';
  if (!trimmed || !URL.canParse(trimmed, here)) return undefined;
  const { origin, pathname, search, username, password } = new URL(trimmed, here);
  // Another origin here is another scheme, or "//host" in one of its disguises.
  return origin === here && !username && !password && !hasScheme(trimmed) ? pathnameOf(trimmed, pathname, search) : undefined;
}

function parse(text: string): URL | undefined {
  // The parser drops tabs and line ends, so the scheme is asked of what it made of them.
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && /^https?:$/.test(url.protocol) && /^\s*https?:\/\//i.test(text) ? url : undefined;
}

function hasScheme(text: string): boolean {
  return /^[^/?#]*:/.test(text);
}

/** From the root when it began there, otherwise from where the page is. */
function pathnameOf(text: string, pathname: string, search: string): string {
  return text.startsWith('/') ? pathname.replace(/^\/+/, '/') + search : text;
}
