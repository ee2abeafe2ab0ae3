import type { Page } from 'playwright';
import sharp from 'sharp';
import { signIn } from './actions.ts';
import type { Shop } from './shop.ts';
import { expect, test } from './test.ts';

const email = 'bindery@mailbox.example';
const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const pictures = (page: Page) => page.getByRole('group', { name: 'Pictures of your documents' });

/** A plain picture. */
async function photograph(name: string, background: string) {
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** Asks for a code, types the one that came, agrees and sends. */
async function prove(shop: Shop, page: Page) {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Send|Resend) code$/ })
    .click();
  await page.getByText('We’ve sent the code.').first().waitFor();
  await page
    .getByRole('main')
    .locator('input[name=code]')
    .fill(await shop.codeFor(email));
  await page.getByRole('main').getByRole('checkbox').check();
  await button(page, 'Send application').click();
  await page.getByRole('heading', { level: 1, name: 'We’ve received your application' }).waitFor();
}

/** The card of the newest application of this name, in the record that the page on the screen leads to. */
async function follow(page: Page, name: string) {
  await page.getByRole('main').getByRole('link', { name: 'My applications' }).click();
  return page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
    .first();
}

test('an application that is refused, sent again with everything filled in, and approved', async ({ shop, page }) => {
  await page.goto(`${shop.url}/users/merchant_settled?menuCur=70`);
  await signIn(page);
  await page.getByRole('heading', { level: 1, name: 'Open your shop' }).waitFor();
  await field(page, 'Company name').fill('Rao Bookbinders');
  await field(page, 'Contact person').fill('Ananya Rao');
  await field(page, 'Category').selectOption({ index: 1 });
  await field(page, 'Type of shop').selectOption({ index: 1 });
  await field(page, 'E-mail').fill(email);
  await field(page, 'Business address').fill('5 Hill Road, Mumbai 400050');
  await field(page, 'Phone (optional)').fill('9886041210');

  // A file with the name of a picture but other bytes is refused: only the real one is uploaded.
  const licence = await photograph('licence.jpg', '#d8c9a8');
  const disguised = { name: 'scan.png', mimeType: 'image/png', buffer: Buffer.from('GIF89a, and no more') };
  const answer = page.waitForResponse(/upload\/image/);
  await pictures(page).locator('input[type=file]').setInputFiles([licence, disguised]);
  // The file's own name is not sent.
  expect(await (await answer).text()).toContain('"fileName":"picture-1.jpg"');
  await page
    .getByText(/^scan\.png isn’t a JPG or PNG picture/)
    .first()
    .waitFor();
  await pictures(page).getByText('1 of 10').waitFor();
  await button(page, 'Remove scan.png').click();
  await prove(shop, page);

  let card = await follow(page, 'Rao Bookbinders');
  await card.getByText('Under review').waitFor();
  await shop.simulate(`applications/${await shop.lastApplication()}/refuse`, { reason: 'The licence shows another name.' });
  // An answer is not asked for again at once, but is when the page is opened again a little later.
  const lookAgain = async () => {
    await page.getByRole('main').getByRole('link', { name: 'New application' }).click();
    card = await follow(page, 'Rao Bookbinders');
    return card.textContent();
  };
  await expect.poll(lookAgain, { timeout: 20_000 }).toContain('The licence shows another name.');
  await card.getByRole('link', { name: 'Apply again' }).click();

  // Everything is filled in again, except what must be given anew.
  await page.getByText('The licence shows another name.').waitFor();
  await expect.poll(() => field(page, 'Company name').inputValue()).toBe('Rao Bookbinders');
  await expect.poll(() => field(page, 'Contact person').inputValue()).toBe('Ananya Rao');
  await expect.poll(() => field(page, 'E-mail').inputValue()).toBe(email);
  await expect.poll(() => field(page, 'Business address').inputValue()).toBe('5 Hill Road, Mumbai 400050');
  await expect.poll(() => field(page, 'Phone (optional)').inputValue()).toBe('9886041210');
  await expect.poll(() => field(page, 'Category').inputValue()).not.toBe('');
  await expect.poll(() => field(page, 'Type of shop').inputValue()).not.toBe('');
  await pictures(page).getByText('1 of 10').waitFor();
  expect(await page.getByRole('main').getByRole('checkbox').isChecked()).toBe(false);
  await field(page, 'Company name').fill('Rao & Daughters Bindery');
  await pictures(page)
    .locator('input[type=file]')
    .setInputFiles(await photograph('register.jpg', '#a8c9d8'));
  await pictures(page).getByText('2 of 10').waitFor();
  // The two minutes until another code pass, in the marketplace and in the page.
  await shop.simulate('clock', { milliseconds: 130_000 });
  await page.clock.setFixedTime(Date.now() + 130_000);
  await prove(shop, page);

  await shop.simulate(`applications/${await shop.lastApplication()}/approve`);
  card = await follow(page, 'Rao & Daughters Bindery');
  await card.getByText('Approved', { exact: true }).first().waitFor();
  await card.getByRole('button', { name: 'View licence' }).click();
  const licences = page.getByRole('dialog', { name: 'Business licence of Rao & Daughters Bindery' });
  await licences.getByRole('button', { name: 'Enlarge picture 2' }).waitFor();
  const drawn = () => licences.locator('img').evaluateAll((all) => all.map((one) => Object(one).naturalWidth > 0));
  await expect.poll(drawn).toEqual([true, true]);
  expect(shop.browserErrors).toEqual([]);
});
