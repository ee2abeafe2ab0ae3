import type { Page } from 'playwright';
import { vi } from 'vitest';
import { expect, test } from './test.ts';

/* A page that the browser translates: as Chrome does it, each text goes and an element with the translation takes its place. */

/** Replaces each text by an element, and each that comes. A translation is the text with a mark before it. */
function translate(): void {
  const translateIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest('font, script, style, [translate="no"]')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `†${text.data}`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  addEventListener('load', () => {
    translateIn(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) if (node.isConnected) translateIn(node);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

const main = (page: Page) => page.getByRole('main');

/** What somebody does, by what is there whatever the words are. Each step waits for what shows that it has been done. */
const steps: readonly ((page: Page) => Promise<unknown>)[] = [
  (page) => main(page).getByRole('radio').nth(1).check({ force: true }),
  (page) => main(page).getByRole('spinbutton').fill('3'),
  async (page) => {
    await main(page).getByRole('button', { name: 'wish list' }).first().click();
    await page.getByRole('dialog').getByRole('textbox').first().waitFor();
  },
  async (page) => {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  },
  async (page) => {
    await main(page).getByRole('tab').nth(1).click();
    await main(page).getByRole('tabpanel').getByRole('listitem').first().waitFor();
  },
  (page) => main(page).getByRole('tab').nth(0).click(),
  async (page) => {
    await page.getByRole('banner').locator('a[href="/"]').first().click();
    await main(page).getByRole('spinbutton').waitFor({ state: 'detached' });
    await page.goBack();
    await main(page).getByRole('tab').first().waitFor();
  },
  async (page) => {
    for (const at of [1, 3]) await main(page).getByRole('radio').nth(at).check({ force: true });
    await main(page).getByRole('button', { name: 'Add to cart' }).click();
    await page.getByText('is in your cart.').first().waitFor();
  },
  async (page) => {
    await page.getByRole('banner').locator('a[href$="shopping_cart"]').click();
    // The page of goods has a quantity, too, and nothing to select.
    await main(page).getByRole('checkbox').first().waitFor();
  },
  (page) => main(page).getByRole('spinbutton').fill('5'),
  (page) => main(page).getByRole('checkbox').first().uncheck({ force: true }),
  (page) => main(page).getByRole('checkbox').first().check({ force: true }),
];

/** Where lines break is no matter. */
const textOf = async (page: Page) => (await page.evaluate(() => document.body.innerText)).replace(/\s+/g, ' ');

test('a page that the browser translates goes on, and shows what it would show untranslated', async ({ shop }) => {
  const open = async (isTranslated: boolean) => {
    const page = await (await shop.newBrowser()).newPage();
    if (isTranslated) await page.addInitScript(translate);
    await page.goto(`${shop.url}/goods_detail/106`);
    await main(page).getByRole('tab').first().waitFor();
    return page;
  };
  const [plain, translated] = await Promise.all([open(false), open(true)]);
  for (const [at, step] of steps.entries()) {
    await Promise.all([plain, translated].map((page) => step(page)));
    await vi.waitFor(
      async () => {
        const [text, own] = [await textOf(translated), await textOf(plain)];
        expect(text, `after step ${at}`).toContain('†');
        expect(text.replaceAll('†', ''), `after step ${at}`).toBe(own);
      },
      { timeout: 10_000 },
    );
  }
  expect(shop.browserErrors.splice(0)).toEqual([]);
});
