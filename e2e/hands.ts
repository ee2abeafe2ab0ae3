import type { Locator, Page } from 'playwright';
import { ananya } from '../mocks/market/shoppers.ts';

/** Signs Ananya in by the form of the page, or of the popup over it. */
export async function signIn(page: Page, root: Locator = page.getByRole('main')): Promise<void> {
  await root.getByLabel('Phone number').fill(ananya.phone);
  await root.getByLabel('Password', { exact: true }).fill(ananya.password);
  await root.getByRole('checkbox').check();
  await root.getByRole('button', { name: 'Sign in', exact: true }).click();
}
