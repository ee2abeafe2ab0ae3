import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import orderTexts from '../packages/ui/src/i18n/fr/orderList.json' with { type: 'json' };
import { browser as launchOptions } from '../tools/browser.ts';
import { root } from '../tools/paths.ts';
import { finish } from '../tools/results.ts';
import { serve } from './serve.ts';
import { readIndex } from './staticStorybook.ts';
import { settings } from './variants.ts';

/*
 * Opens the static Storybook as designers do: with motion, by an address that says language, theme and network, and its docs
 * pages. All other runs play stories in English and choose afterwards.
 */
const { values } = parseArgs({ options: { dir: { type: 'string', default: 'storybook-static' }, json: { type: 'string' } } });
const { dir, json } = values;

const played = 'screens-order-list--deleting';

/** What is looked for, by the address below iframe.html; one that begins with a path is that of the whole Storybook. */
const cases: Readonly<Record<string, readonly [address: string, look: (page: Page) => Promise<unknown>]>> = {
  'A story that asks something is drawn in the language and the theme that were chosen': [
    `id=${played}&viewMode=story&globals=locale:fr;theme:dark`,
    async (page) => {
      await page.locator('html[lang=fr][data-theme=dark]').waitFor();
      await page.getByRole('alertdialog', { name: orderTexts.confirm.delete.title }).waitFor();
    },
  ],
  'A story that asks something is drawn with the network that was chosen': [
    `id=${played}&viewMode=story&globals=network:failing`,
    (page) => page.getByRole('alert').getByText('The shop has a problem (toolbar).').waitFor(),
  ],
  'A story that asks something does so again when the network is as scripted again': [
    `id=${played}&viewMode=story`,
    async (page) => {
      const dialog = page.getByRole('alertdialog');
      await dialog.waitFor();
      await chooseNetwork(page, 'failing');
      await page.getByRole('alert').getByText('The shop has a problem (toolbar).').waitFor();
      await dialog.waitFor({ state: 'detached' });
      await chooseNetwork(page, 'scripted');
      await dialog.waitFor();
    },
  ],
  'A story of a screen shows another scenario that its control names': [
    'id=screens-refund-detail--refused&viewMode=story&args=scenario:failed',
    (page) => page.getByText('The refund service is down for a few minutes.').waitFor(),
  ],
  'The panel of accessibility says what axe has found': [
    'path=/story/components-tabs--default',
    async (page) => {
      await page.getByRole('tab', { name: /Accessibility/ }).click();
      await page.getByRole('tab', { name: /Passes/ }).waitFor();
      if (await page.getByText('This addon has errors').count()) throw new Error('The panel has an error.');
    },
  ],
  'A box of a diagram leads to its story in the language and the theme of the page': [
    'id=flows-diagrams--docs&viewMode=docs&globals=locale:th;theme:dark;network:failing',
    (page) => page.locator('a[href$="/story/screens-refund-detail--refused&globals=locale:th;theme:dark"]').first().waitFor(),
  ],
  'The page of the grid says what it has measured in the home page at each width': [
    'id=foundations-grid--docs&viewMode=docs',
    async (page) => {
      for (const width of [1280, 992, 720, 320]) {
        // A frame loads when it comes near.
        await page.getByTitle(`The home page, ${width} px wide`).scrollIntoViewIfNeeded();
        await page.getByText(new RegExp(`^${width} px: container \\d+ px`)).waitFor();
      }
    },
  ],
  'The board of a screen shows a state that comes about by playing, in the language of the toolbar': [
    'id=screens-order-list--docs&viewMode=docs&globals=locale:th',
    async (page) => {
      const card = page.locator('#anchor--screens-order-list--deleting');
      await card.getByRole('button', { name: 'Live: Deleting' }).click();
      const story = card.locator('iframe').contentFrame();
      await story.locator('html[lang=th]').waitFor();
      await story.getByRole('alertdialog').waitFor();
    },
  ],
};

interface ToolbarPage {
  __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, payload: unknown) => void };
}

const chooseNetwork = (page: Page, network: string) =>
  page.evaluate((network) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as ToolbarPage;
    channel.emit('updateGlobals', { globals: { network } });
  }, network);

/** The same over the stories that each hide a fault (tools/gates.ts). */
const ofFaults: typeof cases = {
  'A play that fails leaves the picture': [
    'id=negative-faults--asked-while-fading&viewMode=story',
    (page) => page.locator('#storybook-root').getByText('Soon to be read.').waitFor(),
  ],
};

const counts = { passed: 0, failed: 0 };
const isOfFaults = readIndex(dir).some(({ title }) => title.startsWith('Negative/'));
const server = await serve(path.resolve(root, dir));
const browser = await chromium.launch(launchOptions());
try {
  for (const [name, [address, look]] of Object.entries(isOfFaults ? ofFaults : cases)) {
    const problem = await open(browser, `${server.url}/${address.startsWith('path=') ? 'index' : 'iframe'}.html?${address}`, look);
    counts[problem ? 'failed' : 'passed'] += 1;
    console.log(problem ? `✗ ${name}\n  ${problem}` : `✓ ${name}`);
  }
} finally {
  await browser.close();
  await server.close();
}
await finish(counts, json);

async function open(browser: Browser, url: string, look: (page: Page) => Promise<unknown>): Promise<string> {
  const context = await browser.newContext({ viewport: settings.base.viewport, locale: 'en-IN', timezoneId: 'Asia/Kolkata' });
  try {
    const page = await context.newPage();
    await page.goto(url);
    await look(page);
    const isError = await page.locator('body.sb-show-errordisplay').count();
    return isError ? 'Storybook shows its error page.' : '';
  } catch (error) {
    return String(error);
  } finally {
    await context.close();
  }
}
