import { defaultLocale, type Locale, localeOf } from '@galleria/ui/i18n';

/** Every address of the shop, without the language (product.md §2). */
export const paths = {
  home: '/',
  goodsDetail: (id: number) => `/goods_detail/${id}`,
  cart: '/order/shopping_cart',
  orderDetail: (no: string) => `/order/order_detail${query({ orderNo: no })}`,
  refundDetail: (no: string) => `/order/refund_detail${query({ refundOrderNo: no })}`,
  payment: (no: string) => `/order/payment_result${query({ orderNo: no })}`,
  orderList: (tab?: string, page = 1) => `/users/order_list${query({ menuCur: '111', tab, page: page > 1 ? String(page) : undefined })}`,
  refundRequest: (no: string) => `/users/refund_confirm${query({ orderNo: no })}`,
  evaluate: (no: string) => `/users/evaluation_confirm${query({ orderNo: no })}`,
  login: '/login',
  /** Mode 4 of product.md §2. */
  forgotPassword: '/login?mode=4',
  terms: '/policy/terms',
  privacy: '/policy/privacy',
} as const;

/** Addresses of the route table whose page is not built yet: they say so instead of pretending not to exist. */
export const announced = [
  '/goods_detail/:id',
  '/goods/*',
  '/order/*',
  '/users/*',
  '/merchant/*',
  '/middlewares/*',
  '/about/us',
  '/contact/us',
  '/delivery/information',
  '/policy/:name',
] as const;

function query(values: Record<string, string | undefined>): string {
  const given = Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  const text = new URLSearchParams(given).toString();
  return text && `?${text}`;
}

/** The language of an address and the rest of it: `/fr/login` is French `/login`. The rest begins with one slash; two would name a host. */
export function splitLocale(pathname: string): { locale: Locale | undefined; rest: string } {
  const [, first = '', ...others] = pathname.split('/');
  const locale = localeOf(first);
  return locale === undefined || locale === defaultLocale
    ? { locale: undefined, rest: oneSlash(pathname) }
    : { locale, rest: oneSlash(others.join('/')) };
}

const oneSlash = (path: string) => path.replace(/^\/*/, '/');

/** What stands before every path in a language: nothing in English. */
export function localePrefix(locale: Locale): string {
  return locale === defaultLocale ? '' : `/${locale}`;
}

/**
 * The gate for addresses that came from outside (address bar, storage, server): a path and query of this site after
 * parsing, writing out and parsing again, or else home (decisions.md, Two address policies).
 */
export function insidePath(text: string | null | undefined, origin: string): string {
  if (!text?.startsWith('/')) return paths.home;
  const once = parse(text, origin);
  const twice = once && parse(once.pathname + once.search, origin);
  return twice && !twice.pathname.startsWith('//') ? twice.pathname + twice.search : paths.home;
}

function parse(text: string, origin: string): URL | undefined {
  const url = URL.canParse(text, origin) ? new URL(text, origin) : undefined;
  return url?.origin === origin ? url : undefined;
}
