import '@galleria/ui/theme';
import '@galleria/ui/fonts/fallback';
import './start/failed.css';
import { browserCookies, browserTabs } from '@galleria/api';
import { defaultLocale } from '@galleria/ui/i18n';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { loadChunk, reportRecovered } from './app/chunks.ts';
import { createServices } from './app/services.tsx';
import { fetchTexts } from './app/fetchTexts.ts';
import { followTranslators } from './app/followTranslators.ts';
import { localeToStart } from './app/locale.ts';
import { startI18n } from './app/i18n.ts';
import { Root } from './app/Root.tsx';
import { clearStorage, clearAfterSignOut } from './app/storage.ts';
import { answersOf, soonAnswered } from './data/ahead.ts';
import { askForPictures } from './data/firstPictures.ts';
import { wholeSite } from './data/useShop.ts';
import { isGuarded, splitLocale } from './paths.ts';
import { loadAccountArea } from './routes/lazyAccountArea.ts';
import { preloadPage } from './routes/pageRoutes.tsx';
import { publicPages } from './routes/publicPages.ts';
import { readSettings } from './settings.ts';
import { hasFirstCalls, takeFirstCall } from './start/firstCalls.ts';
import { startFailed } from './start/startFailed.ts';

globalThis.galleriaRuns = true;
const failedWords = document.querySelector('#failed');
failedWords?.remove();
const { stripeKey, ...server } = readSettings();
const services = createServices(
  browserCookies(),
  { ...server, started: takeFirstCall, language: () => splitLocale(location.pathname).locale ?? defaultLocale },
  {
    tabs: browserTabs(),
    currentPath: () => splitLocale(location.pathname).rest + location.search,
    clearData: clearStorage,
    reload: () => location.reload(),
    leave: (url) => location.assign(url),
    stripeKey,
    tabStorage: () => sessionStorage,
  },
);
followTranslators(document.body);
clearAfterSignOut(services.session.lastSignOut());
const locale = localeToStart(services.cookieStorage);

/** Not awaited at the top: a page imports this file's chunk, and would wait for it for ever. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id "root". Put it back.');
  const at = [splitLocale(location.pathname).rest, location.search] as const;
  // Who is not signed in is shown no page of an account.
  const isPrivate = isGuarded(at[0]) && services.session.token() !== undefined;
  // Beside the texts, not after them. What does not come is asked for again by who needs it.
  const area = isPrivate ? loadAccountArea().catch(() => undefined) : undefined;
  const i18n = await startI18n(locale, (...texts) => loadChunk(() => fetchTexts(...texts)));
  // What loads texts passes over those that do not come. Without these no page has a word.
  if (!i18n.hasResourceBundle(locale, 'common')) return startFailed(failedWords);
  // The document shows the page without its data: what takes its place must not be emptier. What does not come is asked for again.
  const page = await preloadPage((await area)?.accountPages ?? publicPages, at[0]).catch(() => undefined);
  const firstRequests = hasFirstCalls() ? [wholeSite, ...(page?.firstRequests ?? []), ...(page?.requestsAt?.(...at) ?? [])] : [];
  const answers = await soonAnswered(services.client, firstRequests);
  askForPictures(page?.firstPictures?.(answersOf(answers), ...at) ?? []);
  // A transition is drawn in slices: meanwhile pictures come in, and the document's own picture of the page scrolls.
  const app = createRoot(root, { onRecoverableError: (error) => reportRecovered(error) });
  startTransition(() => app.render(<Root services={services} i18n={i18n} answers={answers} />));
}

void start();
