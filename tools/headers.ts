/**
 * The headers that the storefront is published with. Journeys and size measurements run under them, so that a style or
 * script that production would refuse fails here first. `apiOrigins` is where the shop's API lives, if not on our own.
 */
export function securityHeaders(...apiOrigins: string[]): Readonly<Record<string, string>> {
  const policy = {
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
    'trusted-types': ['dompurify'],
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, sources]) => [name, ...sources].join(' '))
      .join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  };
}

/** How long a file may be kept: for ever when its name changes with its content, else only until it is asked for again. */
export function cacheControl(file: string): string {
  return /[/\\]assets[/\\].*-[\w-]{8}\.\w+$/.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
