import type { BrowserContext, Page } from 'playwright';
import { googleToken, twitterVerifier } from '../mocks/market/thirdParty.ts';
import type { Shop } from './shop.ts';
import { expect, test } from './test.ts';

test.beforeAll(async ({ shop }) => {
  await shop.simulate('settings', { twitter: true, facebook: true, google: true });
  await atTwitter(shop, shop.page.context());
});
test.afterEach(({ shop }) => shop.page.context().clearCookies());

const verifier = twitterVerifier({ id: 'zoe-t', name: 'Zoë Łuk' });
const refused = 'This sign-in has expired';

/** Twitter's own page: two links back. */
function atTwitter({ url }: Shop, context: BrowserContext) {
  return context.route('https://provider.example/**', (route) => {
    const token = new URL(route.request().url()).searchParams.get('oauth_token') ?? '';
    const back = (query: Record<string, string>) => `${url}/middlewares/callback_twitter?${new URLSearchParams(query)}`;
    const [agree, deny] = [back({ oauth_token: token, oauth_verifier: verifier }), back({ denied: token })].map((url) =>
      url.replaceAll('&', '&amp;'),
    );
    return route.fulfill({ contentType: 'text/html', body: `<a href="${agree}">Agree</a> <a href="${deny}">Cancel</a>` });
  });
}

/** Goes to a page that needs an account, and on to Twitter's. */
async function leaveForTwitter({ url }: Shop, page: Page) {
  await page.goto(`${url}/users/order_list?menuCur=111`);
  await page.getByRole('button', { name: 'X', exact: true }).click();
  await page.getByRole('link', { name: 'Agree', exact: true }).waitFor();
}

const cookieNames = async ({ page, url }: Shop) => (await page.context().cookies(url)).map(({ name }) => name);

test('Twitter signs a shopper in and leads back to the page they wanted; its word counts once', async ({ shop }) => {
  const { page, browserErrors } = shop;
  await leaveForTwitter(shop, page);
  await expect.poll(() => cookieNames(shop)).toContain('twitterToken');
  const address = (await page.getByRole('link', { name: 'Agree', exact: true }).getAttribute('href')) ?? '';
  await page.getByRole('link', { name: 'Agree', exact: true }).click();
  await page.waitForURL('**/users/order_list?menuCur=111');
  await page.getByText('Zoë Łuk').first().waitFor();
  await expect.poll(() => cookieNames(shop)).toContain('auth._token.twitter');
  await expect.poll(() => cookieNames(shop)).not.toContain('twitterToken');

  await page.context().clearCookies();
  await page.goto(address);
  await page.getByRole('heading', { name: refused }).waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  expect(await cookieNames(shop)).not.toContain('auth.strategy');
  expect(browserErrors).toEqual([]);
});

test("Another browser's answer signs nobody in here, and still does there", async ({ shop }) => {
  const other = await shop.newBrowser();
  await atTwitter(shop, other);
  const theirs = await other.newPage();
  await leaveForTwitter(shop, theirs);
  const address = (await theirs.getByRole('link', { name: 'Agree', exact: true }).getAttribute('href')) ?? '';

  const { page } = shop;
  await leaveForTwitter(shop, page);
  await page.goto(address);
  await page.getByRole('heading', { name: refused }).waitFor();
  expect(await cookieNames(shop)).not.toContain('auth.strategy');

  await theirs.getByRole('link', { name: 'Agree', exact: true }).click();
  await theirs.waitForURL('**/users/order_list?menuCur=111');
  await other.close();
});

test('Whoever does not agree at Twitter is told so, may try again from there, and may go back', async ({ shop }) => {
  const { page } = shop;
  await leaveForTwitter(shop, page);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('heading', { name: 'You didn’t sign in with X' }).waitFor();
  // The shop's letters are narrower than those before them: with one line less the button moves up.
  await expect.poll(() => page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(true);
  await page.getByRole('button', { name: 'Try again with X' }).click();
  await page.getByRole('link', { name: 'Agree', exact: true }).waitFor();

  // Or goes on with the form that they left.
  await leaveForTwitter(shop, page);
  await page.goBack();
  await page
    .getByText('You aren’t signed in to your X account.')
    .or(page.getByRole('button', { name: /Facebook/ }))
    .first()
    .waitFor();
  await expect.poll(() => page.getByRole('button', { name: /Facebook/ }).isEnabled()).toBe(true);
});

/** Facebook's script, as far as it is used; it also tries to load a foreign script. */
const script = `
  let brought = 'alone';
  try {
    const friend = document.createElement('script');
    friend.src = 'https://evil.example/x.js';
    brought = 'with a friend';
  } catch {}
  window.FB = {
    init() {},
    // The answer takes a moment, as the real one does; at once, it would close the window during the click.
    login: (then) => setTimeout(then, 50, { status: 'connected' }),
    api: (path, fields, then) => then({ id: '5550001', name: 'Zoë ' + brought, picture: { data: { url: 'https://pictures.example/1.jpg' } } }),
  };
  window.fbAsyncInit();
`;

async function openWindow(page: Page, provider: RegExp): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: provider }).click();
  return opened;
}

test("Facebook's script signs a shopper in from a window of its own, and loads nothing but itself", async ({ shop }) => {
  const { page, url, browserErrors } = shop;
  await page.context().route('https://connect.facebook.net/**', (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  await page.goto(`${url}/fr/users/order_list?menuCur=111`);
  const opened = await openWindow(page, /Facebook/);
  await opened.getByRole('button', { name: 'Continuer avec Facebook' }).click();
  await page.getByText('Zoë alone').first().waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/fr/users/order_list');
  await expect.poll(() => opened.isClosed()).toBe(true);
  await expect.poll(() => cookieNames(shop)).toContain('auth._token.facebook');
  // The foreign script was blocked, and nothing else was.
  expect(browserErrors.splice(0)).toEqual([expect.stringContaining("requires 'TrustedScriptURL'")]);
  await page.context().unroute('https://connect.facebook.net/**');
});

/** Google's script draws its button itself. */
const googleScript = `
  let given;
  const renderButton = (place, { locale }) => {
    const button = document.createElement('button');
    button.textContent = 'Google in ' + locale;
    button.onclick = () => given.callback({ credential: '${googleToken({ id: 'zoe-g', name: 'Zoë Google' })}' });
    place.append(button);
  };
  window.google = { accounts: { id: { initialize: (options) => (given = options), renderButton } } };
`;

test("Google's own button signs a shopper in", async ({ shop }) => {
  const { page, url, browserErrors } = shop;
  await page
    .context()
    .route('https://accounts.google.com/**', (route) => route.fulfill({ contentType: 'text/javascript', body: googleScript }));
  await page.goto(`${url}/zh-CN/login`);
  const opened = await openWindow(page, /Google/);
  await opened.getByRole('button', { name: 'Google in zh_CN' }).dispatchEvent('click');
  await page.getByText('Zoë Google').first().waitFor();
  await expect.poll(() => cookieNames(shop)).toContain('auth._token.google');
  expect(browserErrors).toEqual([]);
});

test('A window that cannot reach Facebook says so; closing it leaves the shopper where they were', async ({ shop }) => {
  const { page, url, browserErrors } = shop;
  await page.context().route('https://connect.facebook.net/**', (route) => route.abort());
  await page.goto(`${url}/login`);
  const opened = await openWindow(page, /Facebook/);
  await opened.getByText('We couldn’t reach Facebook.').waitFor();
  await opened.getByRole('button', { name: 'Try again' }).waitFor();
  // Not `click`, which waits for the navigation of a page that is closed by then.
  await opened.getByRole('button', { name: 'Close window' }).dispatchEvent('click');
  await page.getByText('You aren’t signed in to your Facebook account.').waitFor();
  expect(await cookieNames(shop)).not.toContain('auth.strategy');

  await page.evaluate(() => {
    window.open = () => null;
  });
  await page.getByRole('button', { name: /Facebook/ }).click();
  await page.getByText('Your browser didn’t open the Facebook window.').waitFor();
  expect(browserErrors.filter((line) => !line.includes('ERR_FAILED'))).toEqual([]);
});

test("A provider's window that the shop did not open asks nobody", async ({ shop }) => {
  const { page, url } = shop;
  await page.goto(`${url}/middlewares/sign_in/facebook#app=100000000000001&nonce=${'a'.repeat(32)}`);
  await page.getByRole('heading', { name: 'This sign-in is over' }).waitFor();
  await expect.poll(() => new URL(page.url()).hash).toBe('');
});
