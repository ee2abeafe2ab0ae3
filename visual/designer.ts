import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type FrameLocator, type Page } from 'playwright';
import refundTexts from '../packages/ui/src/i18n/en/refundDetail.json' with { type: 'json' };
import thaiTexts from '../packages/ui/src/i18n/th/refundDetail.json' with { type: 'json' };
import { browser as launchOptions } from '../tools/browser.ts';
import { root } from '../tools/paths.ts';
import { finish } from '../tools/results.ts';
import { serve } from './serve.ts';
import { readIndex } from './staticStorybook.ts';

/*
 * Somebody who never saw this Storybook opens it, finds the refused refund by its words and compares it in Thai by night with
 * English by day; then the same is looked at by the link alone. Its times are measured on the way.
 */
const { values } = parseArgs({ options: { dir: { type: 'string', default: 'storybook-static' }, json: { type: 'string' } } });
readIndex(values.dir);
const server = await serve(path.resolve(root, values.dir));
const browser = await chromium.launch(launchOptions());
const counts = { passed: 0, failed: 0 };
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(2)} s`;

try {
  const link = await step('finds and compares a refused refund', findAndCompare);
  if (link) await step('shows the same to the next person by the link', (page) => openLink(page, link));
  await step('goes from story to story, and to a board of twenty', measure);
} finally {
  await browser.close();
  await server.close();
}
await finish(counts, values.json);

async function step<T>(name: string, act: (page: Page) => Promise<T>): Promise<T | undefined> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-IN', timezoneId: 'Asia/Kolkata' });
  try {
    const result = await act(await context.newPage());
    counts.passed += 1;
    console.log(`✓ ${name}`);
    return result;
  } catch (error) {
    counts.failed += 1;
    console.log(`✗ ${name}\n  ${String(error)}`);
    return undefined;
  } finally {
    await context.close();
  }
}

/** Returns the address at the end. */
async function findAndCompare(page: Page): Promise<string> {
  const began = performance.now();
  await page.goto(`${server.url}/index.html`);
  await page.locator('.sidebar-header, [class*=sidebar]').getByText('Galleria').first().waitFor();
  if (await page.getByText('Get started').count()) throw new Error('Storybook shows its own guide.');
  const frame = page.frameLocator('#storybook-preview-iframe');
  await frame.getByRole('searchbox', { name: 'Find a state by what is read in it' }).fill('again request it with more pictures');
  await frame.getByRole('link', { name: 'Refund detail: Refused', exact: true }).click();
  await frame.locator('#storybook-root').getByText(refundTexts.text.refused).waitFor();
  await page.getByRole('link', { name: 'Docs', exact: true }).click();
  await frame.getByRole('button', { name: 'Compare: Refused', exact: true }).click();
  await frame.getByLabel('Left: language').selectOption({ label: 'Thai · ไทย' });
  await frame.getByLabel('Left: theme').selectOption('Dark');
  await frame.getByLabel('Right: theme').selectOption('Light');
  await checkCompared(frame);
  const slider = frame.getByRole('slider');
  await slider.press('ArrowLeft');
  if ((await slider.inputValue()) !== '49') throw new Error('The slider does not move by the keyboard.');
  console.log(`  in ${seconds(began)}`);
  return page.url();
}

async function openLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await checkCompared(page.frameLocator('#storybook-preview-iframe'));
}

/** Thai by night on the left, the picture of English by day on the right. */
async function checkCompared(frame: FrameLocator): Promise<void> {
  const left = frame.getByTitle('Left: Refused, ไทย, dark').contentFrame();
  await left.locator('html[lang=th][data-theme=dark]').waitFor();
  await left.getByText(thaiTexts.text.refused).waitFor();
  const right = frame.getByRole('img', { name: 'Right: Refused, English, light' });
  await right.waitFor();
  const isDrawn = await right.evaluate((image: HTMLImageElement) => image.decode().then(() => image.clientWidth > 100));
  if (!isDrawn) throw new Error('The picture on the right is not drawn.');
}

async function measure(page: Page): Promise<void> {
  const preview = page.frameLocator('#storybook-preview-iframe');
  const clock = async (name: string, act: () => Promise<unknown>) => {
    const began = performance.now();
    await act();
    console.log(`  ${name}: ${seconds(began)}`);
  };
  const story = (id: string) => page.locator(`a[href*="/story/${id}"]`).first();
  await clock('the first story, cold', async () => {
    await page.goto(`${server.url}/index.html?path=/story/screens-refund-detail--refused`);
    await preview.locator('#storybook-root').getByText(refundTexts.text.refused).waitFor();
  });
  await clock('the next story', async () => {
    await story('screens-refund-detail--refunded').click();
    await preview.locator('#storybook-root').getByText(refundTexts.text.refunded).waitFor();
  });
  await page
    .getByRole('button', { name: 'Refund request' })
    .or(page.getByText('Refund request', { exact: true }))
    .first()
    .click();
  await clock('a board of twenty', async () => {
    await page.locator('a[href*="screens-refund-request--docs"]').first().click();
    await preview
      .getByRole('button', { name: /^Live: / })
      .nth(19)
      .waitFor();
    await preview
      .locator('img')
      .first()
      .evaluate((image: HTMLImageElement) => image.decode());
  });
}
