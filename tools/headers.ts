import type { ScriptProvider } from './documents.ts';

export interface HeaderOptions {
  /** Whether the answer leaves over TLS: then browsers are told to come back over TLS only. Never set it over plain http. */
  https?: boolean | undefined;
}

/**
 * The headers that the storefront is published with, errors included. Journeys and size measurements run under them, so
 * that a style or script that production would refuse fails here first. `apiOrigins` is where the shop's API lives, if not
 * on our own.
 */
export function securityHeaders({
  apiOrigins = [],
  ...options
}: HeaderOptions & { apiOrigins?: readonly string[] } = {}): Readonly<Record<string, string>> {
  return headersWith(shopPolicy(apiOrigins), options);
}

function shopPolicy(apiOrigins: readonly string[]) {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    // Goods may show pictures of any host with TLS; a marketplace in development has none.
    'img-src': ["'self'", 'https:', 'data:', 'blob:', ...apiOrigins.filter((origin) => !origin.startsWith('https:'))],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...apiOrigins],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['dompurify', 'json-ld'],
  };
}

/** What a provider's script needs beside itself, as its makers list it. */
const foreign: Readonly<Record<ScriptProvider, Policy>> = {
  facebook: {
    'script-src': ['https://connect.facebook.net'],
    'connect-src': ['https://graph.facebook.com', 'https://www.facebook.com'],
    'frame-src': ['https://www.facebook.com', 'https://staticxx.facebook.com'],
  },
  google: {
    'script-src': ['https://accounts.google.com/gsi/client'],
    'style-src': ['https://accounts.google.com/gsi/style'],
    'connect-src': ['https://accounts.google.com/gsi/'],
    'frame-src': ['https://accounts.google.com/gsi/'],
  },
};

/**
 * The headers of a provider's window, /middlewares/sign_in/{provider}: the only document that may load a foreign script,
 * and of that one provider alone. It may not call the shop's own server.
 */
export function signInHeaders(provider: ScriptProvider, options: HeaderOptions = {}): Readonly<Record<string, string>> {
  const { 'script-src': scripts = [], 'style-src': styles = [], ...rest } = foreign[provider];
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    ...rest,
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // The provider's script is not ours to mend: one policy lets it load its own host's scripts and no others.
    'trusted-types': ['default'],
  };
  return headersWith(policy, options);
}

/**
 * The headers of /order/stripe_payment in a shop with a key of Stripe's: what the shop's own documents have, and Stripe's hosts, as
 * Stripe lists them. No other document loads its script (docs/decisions/13-card-payment.md).
 */
export function cardHeaders({
  apiOrigins = [],
  ...options
}: HeaderOptions & { apiOrigins?: readonly string[] } = {}): Readonly<Record<string, string>> {
  const own = shopPolicy(apiOrigins);
  const policy = {
    ...own,
    'script-src': [...own['script-src'], 'https://js.stripe.com'],
    'connect-src': [...own['connect-src'], 'https://api.stripe.com'],
    'frame-src': ['https://js.stripe.com', 'https://hooks.stripe.com'],
    // Stripe's script is not ours to mend: one policy lets it load its own host's scripts and no others.
    'trusted-types': [...own['trusted-types'], 'default'],
  };
  return headersWith(policy, { ...options, payment: ["'self'", 'https://js.stripe.com'] });
}

type Policy = Readonly<Record<string, readonly string[]>>;

function headersWith(
  policy: Policy,
  { https = false, payment = [] }: HeaderOptions & { payment?: readonly string[] },
): Readonly<Record<string, string>> {
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, sources]) => [name, ...sources].join(' '))
      .join('; '),
    // Nobody who opens the shop holds it. The window of a provider opens the provider's own, which must answer it; and the
    // shop holds that window only when both say the same.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': `camera=(), geolocation=(), microphone=(), payment=(${payment.map(permitted).join(' ')}), usb=()`,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** An origin as a permissions policy writes it. */
const permitted = (source: string) => (source === "'self'" ? 'self' : `"${source}"`);

/** How long a file may be kept: for ever when its name changes with its content, else only until it is asked for again. */
export function cacheControl(file: string): string {
  return /[/\\]assets[/\\].*-[\w-]{6,8}(\.\w+$|[/\\])/.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
