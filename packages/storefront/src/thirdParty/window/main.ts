import '@galleria/ui/theme';
import './window.css';
import { thirdPartyNames } from '@galleria/ui/flows';
import { loadFonts } from '@galleria/ui/fonts/loadFonts';
import { loadMessages } from '@galleria/ui/i18n';
import { defaultLocale, localeOf } from '@galleria/ui/locales';
import type { Windowed } from '../providers.ts';
import { readWindowAddress, type WindowTask } from '../windowAddress.ts';
import { type Proof, windowMessage } from '../windowMessage.ts';
import { openFacebook } from './facebook.ts';
import { openGoogle } from './google.ts';
import { button, drawPage, type Page } from './page.ts';
import { type Translate, translateIn } from './texts.ts';

/*
 * The document of a provider's window: the only one of the shop where a foreign script runs
 * (docs/decisions/09-third-party-sign-in.md). It asks the provider who the shopper is, tells the page that opened it, and
 * closes. It imports nothing that knows of sessions.
 */
const task = readWindowAddress(location);
const opener: Window | null = window.opener;
// The task counts once, and the foreign script gets no way to the shop's page from here.
history.replaceState(null, '', location.pathname);
window.opener = null;

const locale = localeOf(location.pathname.split('/')[1]) ?? defaultLocale;
document.documentElement.lang = locale;
void loadFonts(locale);
const page = drawPage();
page.close.addEventListener('click', () => window.close());
const texts = await loadMessages(locale, 'thirdParty');

if (task && opener) ask(task, opener, translateIn(texts, thirdPartyNames[task.provider]));
else showUnexpected(translateIn(texts, ''));

function showUnexpected(t: Translate): void {
  title(t('window.stray.title'));
  page.text.textContent = t('window.stray.text');
  page.close.textContent = t('window.close');
}

function title(text: string): void {
  page.heading.textContent = text;
  document.title = text;
}

function ask({ provider, app, nonce }: WindowTask, shop: Window, t: Translate): void {
  title(t('window.title'));
  page.text.textContent = t('window.text');
  page.close.textContent = t('window.close');
  void start();

  async function start() {
    showStatus(page, t('window.loading'));
    page.container.replaceChildren();
    try {
      await open(provider);
      showStatus(page, '');
    } catch {
      showStatus(page, t('window.unreachable'), true);
      offer(t('window.retry'), start);
    }
  }

  async function open(asked: Windowed) {
    if (asked === 'google') return openGoogle(app, locale, page.container, answered);
    const signIn = await openFacebook(app, locale);
    const press = offer(t('window.continue'), async () => {
      showStatus(page, '');
      answered(await signIn());
    });
    press.focus();
  }

  function offer(label: string, act: () => Promise<void>) {
    const press = button('primary', label);
    press.addEventListener('click', () => void act());
    page.container.replaceChildren(press);
    return press;
  }

  function answered(proof: Proof | undefined) {
    if (!proof) return showStatus(page, t('window.refused'), true);
    if (shop.closed) return showUnexpected(t);
    shop.postMessage(windowMessage(nonce, proof), location.origin);
    window.close();
  }
}

/** Says how it stands; what went wrong is said at once. */
function showStatus({ status }: Page, text: string, wrong = false): void {
  status.setAttribute('role', wrong ? 'alert' : 'status');
  status.classList.toggle('wrong', wrong);
  status.textContent = text;
}
