import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright';
import { paths } from '../packages/storefront/src/paths.ts';
import { pageEntries } from '../packages/storefront/src/routes/pages.ts';
import { signIn } from './actions.ts';
import type { Shop } from './shop.ts';
import { expect, test } from './test.ts';

declare global {
  /** How many faces of fonts the page has had, one after the other. */
  var faces: number[];
  /** The letters that the page has measured. */
  var measured: Set<string>;
}

/* What the document of a page starts by itself (docs/decisions/11-first-load.md). Its order is tested, not its time. */

/** Opens a page and holds back the script of the shop. Returns the requests made meanwhile, and a function that lets it through. */
async function openWithoutShop({ url }: Shop, page: Page, path: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url().slice(url.length)));
  const scripts = (await (await fetch(url + path)).text()).matchAll(/<script type="module" crossorigin src="([^"]+)"/g);
  for (const [, script = ''] of scripts)
    await page.route(url + script, async (route) => {
      await released;
      await route.continue();
    });
  await page.goto(url + path, { waitUntil: 'commit' });
  return { asked, release };
}

test('without the script of the shop a page reloads once, then says so in its language, and goes on when that comes', async ({
  shop,
  page,
}) => {
  let documents = 0;
  page.on('domcontentloaded', () => (documents += 1));
  await page.route('**/assets/index-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(`${shop.url}/fr/about/us`, { waitUntil: 'commit' });
  await expect.poll(() => documents).toBe(2);
  await page.getByRole('heading', { level: 1, name: 'Impossible d’afficher cette page' }).waitFor();
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Recharger' }).click();
  await page.getByRole('contentinfo').waitFor();
  await page.getByRole('banner').getByRole('button', { name: 'Se connecter' }).waitFor();
  shop.browserErrors.splice(0);
});

test('without any script a page says so by itself after a while', async ({ shop, page }) => {
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(`${shop.url}/fr/about/us`);
  const words = page.getByRole('heading', { level: 1, name: 'Impossible d’afficher cette page' });
  // Before its styles are there, nothing of the page is painted.
  await expect.poll(() => words.isVisible()).toBe(false);
  await page.evaluate(() => {
    for (const animation of document.querySelector('#failed')?.getAnimations() ?? []) animation.finish();
  });
  await words.waitFor();
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Recharger' }).click();
  await expect.poll(() => page.locator('#failed').count()).toBe(0);
  await page.getByRole('contentinfo').waitFor();
  shop.browserErrors.splice(0);
});

test('a page whose texts do not come reloads once, then says so in words that it brought', async ({ shop, page }) => {
  let documents = 0;
  page.on('domcontentloaded', () => (documents += 1));
  await page.route('**/assets/texts-*/**', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto(`${shop.url}/fr/about/us`, { waitUntil: 'commit' });
  await expect.poll(() => documents).toBe(2);
  await page.locator('#failed[data-shown]').getByRole('heading', { level: 1, name: 'Impossible d’afficher cette page' }).waitFor();
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Recharger' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Se connecter' }).waitFor();
  expect(await page.locator('#failed').count()).toBe(0);
  shop.browserErrors.splice(0);
});

test('a page whose styles do not come is loaded once more', async ({ shop, page }) => {
  let documents = 0;
  page.on('domcontentloaded', () => (documents += 1));
  await page.route('**/assets/basic-*.css', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
  await page.goto(`${shop.url}/about/us`, { waitUntil: 'commit' });
  await expect.poll(() => documents).toBe(2);
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).waitFor();
  expect(await page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.includes('/basic-')))).toBe(true);
  shop.browserErrors.splice(0);
});

test('where scripts are switched off a page says so at once, in its language', async ({ shop }) => {
  const context = await shop.newBrowser({ javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    await page.goto(`${shop.url}/fr/goods_detail/106`);
    await page.getByRole('heading', { level: 1, name: 'JavaScript est désactivé' }).waitFor();
    // Nor would it say a while later that something did not come.
    expect(await page.locator('#failed').evaluate((words) => getComputedStyle(words).display)).toBe('none');
    await page.locator('#scriptless').getByRole('link', { name: 'Recharger' }).click({ trial: true });
  } finally {
    await context.close();
  }
});

test('the first picture of goods is shown before the script of the shop has come, and stays where it is', async ({ shop, page }) => {
  const { release } = await openWithoutShop(shop, page, '/goods_detail/106');
  const early = page.locator('[inert] [data-first-picture] img');
  await early.waitFor();
  const [src, place] = [await early.getAttribute('src'), await early.boundingBox()];
  release();
  const picture = page.getByRole('main').getByRole('button', { name: 'Enlarge picture 1 of 7' }).getByRole('img');
  await picture.waitFor();
  expect(await picture.getAttribute('src')).toBe(src);
  expect(await picture.boundingBox()).toEqual(place);
  expect(await early.count()).toBe(0);
});

test.for<[page: string, path: string, texts: string, calls: RegExp[], painted: string]>([
  ['home', '/', 'home', [/^\/api\/front\/coupons\?/, /^\/api\/front\/activity\/index\/list$/], 'Recommended for you'],
  ['goods', '/goods_detail/106', 'goodsDetail', [/^\/api\/front\/product\/detail\/106$/], 'Sign in'],
  ['a search', '/goods/goods_search?title=Shoe', 'goodsSearch', [/^\/api\/front\/product\/list\?.*keyword=Shoe/], 'Sign in'],
  ['an activity', '/goods/activity_list?id=1', 'activityList', [/activity\/list\/1\?/, /activity\/detail\/1$/], 'Sign in'],
  ['the shop street', '/merchant/merchant_street', 'merchantStreet', [/^\/api\/front\/merchant\/street\?/], 'Sign in'],
  ['shops', '/merchant/merchant_more?title=a', 'merchantSearch', [/^\/api\/front\/merchant\/search\/list\?.*keywords=a/], 'Sign in'],
  ['a shop', '/merchant/merchant/home?id=1', 'merchantHome', [/^\/api\/front\/merchant\/index\/info\/1$/], 'Sign in'],
])(
  '%s starts its code, texts and data, and is painted, before the script of the shop has come',
  async ([, path, texts, calls, painted], { shop, page }) => {
    const { asked, release } = await openWithoutShop(shop, page, path);
    const first = [/^\/api\/pc\/home\/index$/, new RegExp(`^/assets/texts-\\w+/en/common\\.(?:\\w+\\.)*${texts}\\.`), ...calls];
    for (const address of first) await expect.poll(() => asked.filter((one) => address.test(one))).toHaveLength(1);
    await page.getByText(painted).first().waitFor();
    expect(asked.filter((one) => /^\/assets\/.+\.js$/.test(one)).length).toBeGreaterThan(2);
    expect(await page.locator('main article').count()).toBe(0);
    release();
    await page.locator('main img').first().waitFor();
    await page.mouse.move(200, 200);
    await page.locator('footer:not(article footer)').waitFor();
    for (const address of first) expect(asked.filter((one) => address.test(one))).toHaveLength(1);
    expect(shop.browserErrors.splice(0)).toEqual([]);
  },
);

test('pages of an account start their code, texts and data before the script of the shop has come, for who is signed in', async ({
  shop,
  page,
}) => {
  const privateCall = (one: string) => /^\/api\/front\/(?:user|order|cart|coupon\/list|collect|address|merchant\/user|reply)\b/.test(one);
  const guest = await openWithoutShop(shop, page, paths.orderList());
  await expect.poll(() => guest.asked.filter((one) => one.startsWith('/api/'))).toEqual(['/api/pc/home/index']);
  guest.release();
  await signIn(page);
  const orders = page.getByRole('article').first();
  const [orderNo = ''] = /PT\d+/.exec((await orders.textContent()) ?? '') ?? [];
  const addresses = [
    ...pageEntries.flatMap(([, one]) => (one.area === 'account' && !one.path.startsWith('/order/') ? [one.path] : [])),
    paths.orderList('toShip'),
    paths.orderDetail(orderNo),
    paths.paymentResult(orderNo),
    paths.followedShops,
    paths.cart,
  ];
  for (const address of addresses) {
    const tab = await page.context().newPage();
    const { asked, release } = await openWithoutShop(shop, tab, address);
    // Who is signed in, and what the page is about.
    await expect.poll(() => asked.filter(privateCall).length, { message: address }).toBeGreaterThan(1);
    const early = asked.filter(privateCall);
    expect(early, address).toContain('/api/front/user/info');
    release();
    await tab.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    // Each is of use, and asked once.
    await expect.poll(() => tab.evaluate(() => [...(globalThis.galleriaFirstCalls ?? new Map()).keys()]), { message: address }).toEqual([]);
    for (const one of early)
      expect(
        asked.filter((other) => other === one),
        `${one} of ${address}`,
      ).toHaveLength(1);
    await tab.close();
  }
  expect(shop.browserErrors.splice(0)).toEqual([]);
});

test('no page waits for what is around it, which comes with the first touch', async ({ shop, page }) => {
  const around = /\/assets\/around-[^/"]+\.(?:js|css)/;
  const come = page.waitForResponse(around);
  await page.goto(shop.url);
  await page.mouse.move(200, 200);
  await come;
  const waits = await Promise.all(
    pageEntries.map(async ([name, { path }]) => {
      const document = await (await fetch(shop.url + path.replace(':id', '106'))).text();
      // The code of a page is named in its document, with all that it imports: one that names none would prove nothing.
      expect(document).toMatch(/<meta name="galleria:first-files" content="\/assets\/[^ "]+\.js/);
      return around.test(document) ? [name] : [];
    }),
  );
  expect(waits.flat()).toEqual([]);
});

/** The letters of other scripts that the device has: all, each of a size of its own, or none, all alike. */
async function emulateLetters(page: Page, has: boolean) {
  await page.addInitScript((all) => {
    globalThis.measured = new Set();
    const measure = (text: string) => {
      globalThis.measured.add(text);
      return { width: all ? (text.codePointAt(0) ?? 0) : 0 };
    };
    Object.assign(CanvasRenderingContext2D.prototype, { measureText: measure });
  }, has);
}

test.for([
  ['all letters', true],
  ['Latin letters alone', false],
] as const)('on a device with %s the names of other languages can be read', async ([, has], { shop, page }) => {
  const fonts = new Set<string>();
  page.on('request', (request) => {
    const [, script] = /\/fonts-\w+\/(Thai|Laoo|Hans)\.json$/.exec(request.url()) ?? [];
    const [, font] = /\/(noto-sans-(?:thai|lao|sc))\b.*\.woff2$/.exec(request.url()) ?? [];
    for (const one of [script, font]) if (one !== undefined) fonts.add(one);
  });
  await emulateLetters(page, has);
  await page.goto(`${shop.url}/policy/terms`);
  await page.waitForResponse(/inter-latin.*woff2/);
  await page.mouse.move(200, 200);
  await page.getByRole('contentinfo').getByText('ລາວ').waitFor();
  // A letter of each script, and what no font has: what is missing is asked for in the same moment.
  await expect.poll(() => page.evaluate(() => globalThis.measured.size)).toBe(4);
  const wanted = has ? [] : ['Hans', 'Laoo', 'Thai', 'noto-sans-lao', 'noto-sans-sc', 'noto-sans-thai'];
  await expect.poll(() => [...fonts].toSorted()).toEqual(wanted);
});

test('the fonts of a Chinese page come at once, and those of what is typed later, too', async ({ shop, page }) => {
  await emulateLetters(page, true);
  const fonts: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  // How many faces there are beside those of the device (packages/ui/src/theme/fallbackFaces.ts), whenever it changes.
  await page.addInitScript(() => {
    globalThis.faces = [0];
    requestAnimationFrame(function look() {
      const count = [...document.fonts].filter(({ family, status }) => status === 'loaded' && family.includes('Variable')).length;
      if (count !== globalThis.faces.at(-1)) globalThis.faces.push(count);
      requestAnimationFrame(look);
    });
  });
  await page.goto(`${shop.url}/zh-CN`);
  await expect.poll(() => page.evaluate(() => globalThis.faces.length), { timeout: 30_000 }).toBe(2);
  await page.mouse.move(200, 200);
  await page.locator('footer:not(article footer)').waitFor();
  const [, first = 0] = await page.evaluate(() => globalThis.faces);
  expect(first).toBeGreaterThan(10);
  expect(fonts.length).toBeGreaterThanOrEqual(first);
  // A letter that no page of the shop has.
  await page.getByRole('combobox').fill('靐');
  await expect.poll(() => page.evaluate(() => globalThis.faces.at(-1))).toBeGreaterThan(first);
});

// On a busy machine the answers may take longer to read than the shop waits for them (`patience` in src/data/ahead.ts).
test('home asks for its first pictures before it is drawn', { retry: 2 }, async ({ shop, page }) => {
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('main article')) return;
      performance.mark('drawn');
      watch.disconnect();
    });
    watch.observe(document, { subtree: true, childList: true });
  });
  const answered = Promise.all([/home\/index$/, /activity\/index/].map((path) => page.waitForResponse(path)));
  const { release } = await openWithoutShop(shop, page, '/');
  await answered;
  release();
  await page.locator('main article img').first().waitFor();
  const early = await page.evaluate(() => {
    const drawn = performance.getEntriesByName('drawn')[0]?.startTime ?? 0;
    const pictures = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/pictures/'));
    return pictures.filter(({ startTime }) => startTime < drawn).length;
  });
  // The first banner and five goods.
  expect(early).toBe(6);
});

test('what is further down home comes, even if the first pictures do not', async ({ shop, page }) => {
  await page.route(/\/pictures\//, () => {});
  await page.goto(shop.url, { waitUntil: 'commit' });
  // The best sellers, in their order.
  await expect.poll(() => page.locator('main ol > li').count(), { timeout: 20_000 }).toBe(6);
});

test('a call of the document that hangs is given up, and does not hold back the one that follows it', async ({ shop, page }) => {
  await page.clock.install();
  await shop.simulate('faults', { fault: 'hang', path: '/api/pc/home/index', next: '1' });
  await page.goto(shop.url);
  await page.getByRole('contentinfo').waitFor();
  await page.clock.fastForward(10_500);
  // Behind the first one the browser would keep it for 20 s.
  await expect.poll(() => page.getByRole('main').getByRole('link', { name: 'See the items' }).first().isVisible()).toBe(true);
});

test('a document has the name of its page before any script, and the page that follows has its own', async ({ shop, page }) => {
  const { release } = await openWithoutShop(shop, page, '/fr/policy/privacy');
  await expect.poll(() => page.title()).toBe('Politique de confidentialité – Galleria');
  expect(await page.locator('body title').count()).toBe(0);
  release();
  await page.locator('footer:not(article footer) a[href="/fr/about/us"]').first().click();
  await expect.poll(() => page.title()).toBe('Une galerie, de nombreuses boutiques – Galleria');
  expect(shop.browserErrors.splice(0)).toEqual([]);
});

test('nothing can be typed or pressed before the shop is there', async ({ shop, page }) => {
  const { release } = await openWithoutShop(shop, page, '/fr/login');
  await page.locator('header').getByText('Se connecter').waitFor();
  expect(await page.evaluate(() => document.querySelector('#root > *')?.hasAttribute('inert'))).toBe(true);
  expect(await page.locator('main input').count()).toBe(0);
  release();
  await page.locator('main input').first().waitFor();
  expect(await page.locator('[inert]').count()).toBe(0);
  expect(shop.browserErrors.splice(0)).toEqual([]);
});

test('an address without a document of its own shows its page, too', async ({ shop, page }) => {
  await page.goto(`${shop.url}/nowhere`);
  await page
    .getByRole('main')
    .getByRole('heading', { name: /couldn’t find this page/ })
    .waitFor();
  expect(shop.browserErrors.splice(0)).toEqual([]);
});

test('who goes back while the page is drawn for the first time arrives', async ({ shop, page }) => {
  await page.goto(`${shop.url}/policy/privacy`);
  const heading = (name: string) => page.getByRole('main').getByRole('heading', { level: 1, name });
  await page.locator('footer:not(article footer) a[href="/policy/terms"]').first().click();
  await heading('Terms of service').waitFor();
  // The router reads the history in the first slice of the drawing, after the choice of the language (the first read here) and its own
  // number of the entry (the second), and listens when all of the page is there.
  await page.addInitScript(() => {
    const read = Object.getOwnPropertyDescriptor(History.prototype, 'state')?.get;
    let reads = 0;
    Object.defineProperty(History.prototype, 'state', {
      configurable: true,
      get(this: History) {
        if (globalThis.galleriaRuns && ++reads === 3) this.back();
        return read?.call(this);
      },
    });
  });
  const devices = await page.context().newCDPSession(page);
  await devices.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.reload({ waitUntil: 'commit' });
  await page.waitForURL('**/policy/privacy');
  await heading('Privacy policy').waitFor();
  expect(shop.browserErrors.splice(0)).toEqual([]);
});

test('who leaves while a part of the page is on its way arrives, where the browser gives that up', async ({ shop, page }) => {
  // As Firefox does it: once the other address is about to answer.
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  await page.route(/\/assets\/around-/, async (route) => {
    await left;
    await route.abort();
  });
  await page.route('**/contact/us', async (route) => {
    const response = await route.fetch();
    leave();
    await setTimeout(100); // A page that reloads at once does so meanwhile, one that waits does not (PageBoundary).
    await route.fulfill({ response });
  });
  await page.goto(shop.url);
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  const asked = page.waitForRequest(/\/assets\/around-/);
  await page.mouse.move(200, 200);
  await asked;
  await page.evaluate(() => void globalThis.setTimeout(() => location.assign('/contact/us')));
  await page.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/contact/us');
  shop.browserErrors.splice(0);
});
