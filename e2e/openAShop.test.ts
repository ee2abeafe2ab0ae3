import type { Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from './actions.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
let page: Page;

beforeAll(async () => {
  shop = await openShop();
  ({ page } = shop);
});
afterAll(() => shop.close());

const email = 'bindery@mailbox.example';
const field = (label: string) => page.getByRole('main').getByLabel(label, { exact: true });
const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const pictures = () => page.getByRole('group', { name: 'Pictures of your documents' });

/** A plain picture. */
async function photograph(name: string, background: string) {
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** Asks for a code, types the one that came, agrees and sends. */
async function prove() {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Send (code|again)$/ })
    .click();
  await page.getByText('We’ve sent the code.').first().waitFor();
  await page
    .getByRole('main')
    .locator('input[name=code]')
    .fill(await shop.codeFor(email));
  await page.getByRole('main').getByRole('checkbox').check();
  await button('Send application').click();
  await page.getByRole('heading', { level: 1, name: 'We’ve received your application' }).waitFor();
}

/** The card of the newest application of this name, in the record that the page on the screen leads to. */
async function follow(name: string) {
  await page.getByRole('main').getByRole('link', { name: 'My applications' }).click();
  return page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
    .first();
}

test('an application that is refused, sent again with everything filled in, and approved', async () => {
  await page.goto(`${shop.url}/users/merchant_settled?menuCur=70`);
  await signIn(page);
  await page.getByRole('heading', { level: 1, name: 'Open your shop' }).waitFor();
  await field('Company name').fill('Rao Bookbinders');
  await field('Contact person').fill('Ananya Rao');
  await field('Category').selectOption({ index: 1 });
  await field('Type of shop').selectOption({ index: 1 });
  await field('E-mail').fill(email);
  await field('Business address').fill('5 Hill Road, Mumbai 400050');
  await field('Phone (optional)').fill('9886041210');

  // A file with the name of a picture but other bytes is refused: only the real one is uploaded.
  const licence = await photograph('licence.jpg', '#d8c9a8');
  const disguised = { name: 'scan.png', mimeType: 'image/png', buffer: Buffer.from('GIF89a, and no more') };
  const answer = page.waitForResponse(/upload\/image/);
  await pictures().locator('input[type=file]').setInputFiles([licence, disguised]);
  // The file's own name is not sent.
  expect(await (await answer).text()).toContain('"fileName":"picture-1.jpg"');
  await page
    .getByText(/^scan\.png isn’t a JPG or PNG picture/)
    .first()
    .waitFor();
  await pictures().getByText('1 of 10').waitFor();
  await button('Remove scan.png').click();
  await prove();

  let card = await follow('Rao Bookbinders');
  await card.getByText('Under review').waitFor();
  await shop.simulate(`applications/${await shop.lastApplication()}/refuse`, { reason: 'The licence shows another name.' });
  // An answer is not asked for again at once, but is when the page is opened again a little later.
  const lookAgain = async () => {
    await page.getByRole('main').getByRole('link', { name: 'New application' }).click();
    card = await follow('Rao Bookbinders');
    return card.textContent();
  };
  await expect.poll(lookAgain, { timeout: 20_000 }).toContain('The licence shows another name.');
  await card.getByRole('link', { name: 'Apply again' }).click();

  // Everything is filled in again, except what must be given anew.
  await page.getByText('The licence shows another name.').waitFor();
  await expect.poll(() => field('Company name').inputValue()).toBe('Rao Bookbinders');
  await expect.poll(() => field('Contact person').inputValue()).toBe('Ananya Rao');
  await expect.poll(() => field('E-mail').inputValue()).toBe(email);
  await expect.poll(() => field('Business address').inputValue()).toBe('5 Hill Road, Mumbai 400050');
  await expect.poll(() => field('Phone (optional)').inputValue()).toBe('9886041210');
  await expect.poll(() => field('Category').inputValue()).not.toBe('');
  await expect.poll(() => field('Type of shop').inputValue()).not.toBe('');
  await pictures().getByText('1 of 10').waitFor();
  expect(await page.getByRole('main').getByRole('checkbox').isChecked()).toBe(false);
  await field('Company name').fill('Rao & Daughters Bindery');
  await pictures()
    .locator('input[type=file]')
    .setInputFiles(await photograph('register.jpg', '#a8c9d8'));
  await pictures().getByText('2 of 10').waitFor();
  // The two minutes until another code pass, in the marketplace and in the page.
  await shop.simulate('clock', { milliseconds: 130_000 });
  await page.clock.setFixedTime(Date.now() + 130_000);
  await prove();

  await shop.simulate(`applications/${await shop.lastApplication()}/approve`);
  card = await follow('Rao & Daughters Bindery');
  await card.getByText('Approved', { exact: true }).first().waitFor();
  await card.getByRole('button', { name: 'View licence' }).click();
  const licences = page.getByRole('dialog', { name: 'Business licence of Rao & Daughters Bindery' });
  await licences.getByRole('button', { name: 'Enlarge picture 2' }).waitFor();
  const drawn = () => licences.locator('img').evaluateAll((all) => all.map((one) => Object(one).naturalWidth > 0));
  await expect.poll(drawn).toEqual([true, true]);
  expect(shop.browserErrors).toEqual([]);
});
