import { createClient, currentUser } from '@galleria/api';
import type { HeaderProps } from '@galleria/ui/shell';
import { type Locale, loadMessages } from '@galleria/ui/i18n';
import type { i18n as I18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static.edge';
import { matchPath, Route, Routes, StaticRouter } from 'react-router-dom';
import { App } from '../app/App.tsx';
import { AppFrame } from '../app/AppFrame.tsx';
import { Shell } from '../app/Shell.tsx';
import { startI18n } from '../app/i18n.ts';
import { createServices, ServicesProvider } from '../app/services.tsx';
import { SwrProvider } from '../data/SwrProvider.tsx';
import { type Request, request } from '../data/request.ts';
import { wholeSite } from '../data/useShop.ts';
import { localePrefix } from '../paths.ts';
import { accountLoaders } from '../routes/accountLoaders.ts';
import { type Page, pageEntries, pages } from '../routes/pages.ts';
import { shopLoaders } from '../routes/shopLoaders.ts';
import type { Loader, RouteModule } from '../routes/loader.ts';
import { menuTexts } from '../routes/AccountLayoutRoute.tsx';
import { menuRequests } from '../shell/useAccountNav.ts';
import type { AddressCalls } from './callsAt.ts';

/** What the build asks of this module, which runs in Node (documents.ts). */

const loaders: Readonly<Partial<Record<string, Loader>>> = { ...shopLoaders, ...accountLoaders };

/** The calls that a page makes first. */
export interface FirstCalls {
  /** Their addresses. */
  always: readonly string[];
  /** Those that follow from the page's address. */
  at: readonly AddressCalls[];
}

/** Every page with what it needs first: its route's module, its texts, and the addresses of its first calls. */
export async function readPages() {
  return Promise.all(
    pageEntries.map(async ([name, page]) => {
      const loader = loaders[name];
      const module: RouteModule | undefined = await loader?.load();
      const isBesideMenu = page.area === 'account';
      const firstRequests = [wholeSite, request(currentUser, {}), ...(isBesideMenu ? menuRequests : []), ...(module?.firstRequests ?? [])];
      const own = module?.addresses?.filter((at) => matchPath(page.path, at.split('?', 1)[0] ?? '')) ?? [];
      const callsFor = (access: Request<unknown>['access']): FirstCalls => {
        const isFor = (one: Request<unknown>) => one.access === access;
        const always = [...new Set(firstRequests.filter(isFor).flatMap(addressesOf))];
        const at = own.flatMap((address): AddressCalls[] => {
          const calls = callsOf(address, (...asked) => module?.requestsAt?.(...asked).filter(isFor) ?? []);
          const others = calls.filter((call) => !always.includes(call));
          return others.length > 0 ? [[address, ...others]] : [];
        });
        return { always, at };
      };
      const texts = [...(loader?.texts ?? []), ...(isBesideMenu ? menuTexts : [])];
      return { page, module, texts, calls: callsFor('public'), privateCalls: callsFor('token') };
    }),
  );
}

/** What stands in an address while it is asked what follows from it. */
const samples = { '{id}': '999999999999999', '{no}': 'no-of-the-address', '{text}': 'text-of-the-address' } as const;

/** The addresses of the calls that follow from an address. @throws Error when none has anything of what the address says. */
function callsOf(at: string, requestsAt: NonNullable<RouteModule['requestsAt']>): string[] {
  const kind = Object.entries(samples).find(([name]) => at.includes(name));
  const [name, sample] = kind ?? ['', ''];
  const [pathname = '', query] = at.replace(name, sample).split('?');
  const calls = requestsAt(pathname, query ? `?${query}` : '').flatMap(addressesOf);
  if (calls.length > 0 && !calls.some((call) => call.includes(sample))) {
    throw new Error(`${calls.join(' and ')} do not follow from the address ${at}: name them in firstRequests.`);
  }
  return calls.map((call) => call.replace(sample, name));
}

/** The addresses that a request asks at once. */
function addressesOf({ send }: Pick<Request<unknown>, 'send'>): string[] {
  const asked: string[] = [];
  const client = createClient({
    fetch: (input) => {
      asked.push(String(input));
      return new Promise<never>(() => {});
    },
    wait: () => new Promise<never>(() => {}),
  });
  void send(client);
  return asked;
}

/** Pages in one language as they are before anything is answered, for a guest; of a bare or guarded one what is around it. */
export async function createRenderer(locale: Locale): Promise<(page: Page) => Promise<string>> {
  const i18n = await startI18n(locale, loadMessages);
  const emptyShell = await render(i18n, locale, pages.users.path, <EmptyShell />);
  return async ({ path, guarded, bare }) =>
    guarded || bare ? emptyShell : render(i18n, locale, path.replace(/:\w+/, '1'), <App onLocale={ignoreLocale} />);
}

const ignoreLocale: HeaderProps['onLocale'] = async () => ({ status: 'done' });

/** What is around every page. */
const EmptyShell = () => (
  <AppFrame>
    <Routes>
      <Route element={<Shell onLocale={ignoreLocale} />}>
        <Route path="*" element={null} />
      </Route>
    </Routes>
  </AppFrame>
);

async function render(i18n: I18n, locale: Locale, path: string, app: ReactNode): Promise<string> {
  const noCookies = { get: () => undefined, set() {}, remove() {} };
  const services = createServices(noCookies, { fetch: () => new Promise<never>(() => {}) });
  const prefix = localePrefix(locale);
  const { prelude } = await prerender(
    <I18nextProvider i18n={i18n}>
      <ServicesProvider services={services}>
        <SwrProvider>
          <StaticRouter basename={prefix} location={prefix + path}>
            {app}
          </StaticRouter>
        </SwrProvider>
      </ServicesProvider>
    </I18nextProvider>,
    // In one piece: React would send a large part later, and put it in place by an inline script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  if (html.includes('<script')) throw new Error(`The document of ${path} has an inline script, which its policy refuses.`);
  if (/<[^>]+ style="/.test(html)) throw new Error(`The document of ${path} has an inline style, which its policy refuses: use a class.`);
  return html;
}
