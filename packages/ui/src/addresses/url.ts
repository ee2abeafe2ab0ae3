/**
 * A path and query of this site, after parsing, writing out and parsing again; anything else is none
 * (docs/domain/site.md#addresses-inside). What follows "#" is dropped.
 */
export function insidePath(text: string | null | undefined, origin: string): string | undefined {
  if (!text?.startsWith('/')) return undefined;
  const once = parse(text, origin);
  const twice = once?.origin === origin ? parse(once.pathname + once.search, origin) : undefined;
  return twice?.origin === origin && !twice.pathname.startsWith('//') ? twice.pathname + twice.search : undefined;
}

/** An address that leads away from the shop: https, whole, and without a user (docs/domain/site.md#addresses-outside). */
export function httpsUrl(text: string | null | undefined): string | undefined {
  const url = linkUrl(text);
  return url?.startsWith('https:') ? url : undefined;
}

/** Where PayPal asks to pay: https, and a host of PayPal's own. Nothing else may ask for a PayPal account. */
export function payPalUrl(text: string | null | undefined): string | undefined {
  const url = httpsUrl(text);
  return url && /^(?:[\w-]+\.)*paypal\.com$/.test(new URL(url).hostname) && !new URL(url).port ? url : undefined;
}

/** An address that opens the app which a QR code for paying is made for; no other scheme gets to the device. */
export function payAppUrl(text: string): string | undefined {
  return /^(?:upi|weixin):\/\/[\w\-./?&=%@:+~]+$/i.test(text) ? text : undefined;
}

/** An address for a link in a text: http or https, whole, and without a name and password before the host, which only deceive. */
export function linkUrl(text: string | null | undefined): string | undefined {
  // The parser drops tabs and line ends, so the scheme is asked of what it made of them.
  const url = text ? parse(text) : undefined;
  const isWeb = url && /^https?:$/.test(url.protocol) && /^\s*https?:\/\//i.test(text ?? '');
  return isWeb && !url.username && !url.password ? url.href : undefined;
}

/** An address for a picture: as for a link but over https alone, since it is loaded unasked, or relative to the page. */
export function imageUrl(text: string): string | undefined {
  const whole = linkUrl(text);
  if (whole) return httpsUrl(whole);
  const trimmed = text.trim();
  const here = 'https://shop.invalid';
  const url = trimmed ? parse(trimmed, here) : undefined;
  // Another origin here is another scheme, or "//host" in one of its disguises.
  return url?.origin === here && !url.username && !url.password && !hasScheme(trimmed) ? relative(trimmed, url) : undefined;
}

/** An address for the picture of something, from a server or made by the page itself, such as a preview. Over http it is the browser's to refuse. */
export const pictureUrl = (text: string): string | undefined =>
  /^(?:blob:|data:image\/)/.test(text) ? text : (linkUrl(text) ?? imageUrl(text));

/** Words where an address might stand instead, such as opening hours. What looks like an address is no words. */
export function plainWords(text: string): string | undefined {
  const words = text.trim();
  return words && !words.includes('://') && !/^\W*[a-z][\w+.-]*:\S/i.test(words) ? words : undefined;
}

function parse(text: string, base?: string): URL | undefined {
  return URL.canParse(text, base) ? new URL(text, base) : undefined;
}

function hasScheme(text: string): boolean {
  return /^[^/?#]*:/.test(text);
}

/** From the root when it began there, otherwise from where the page is. */
function relative(text: string, { pathname, search }: URL): string {
  return text.startsWith('/') ? pathname.replace(/^\/+/, '/') + search : text;
}
