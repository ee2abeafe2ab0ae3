import { signIn } from './actions.ts';
import { expect, test } from './test.ts';

test('An order is printed without the shop around it, black on white also in the dark theme; Back closes its parcel', async ({
  shop,
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${shop.url}/users/order_list?tab=toReceive`);
  await signIn(page);
  const order = page.getByRole('article').first();
  await order.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('menuitem', { name: 'Track delivery' }).click();
  await page
    .getByRole('dialog', { name: /^Track delivery/ })
    .getByText('Swiftline Express')
    .waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(page.url()).toContain('tab=toReceive');

  await order.getByRole('link', { name: 'View details' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your order is on its way' }).waitFor();
  await page.getByRole('contentinfo').waitFor();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const role of ['banner', 'contentinfo', 'navigation', 'button'] as const)
    expect(
      await page
        .getByRole(role)
        .filter({ visible: true })
        .evaluateAll((parts) => parts.map((part) => part.outerHTML.slice(0, 80))),
      `${role} on paper`,
    ).toEqual([]);
  expect(await page.getByText('Swiftline Express').isVisible()).toBe(true);
  const colours = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const grounds: string[] = [];
    for (let at: Element | null = heading; at; at = at.parentElement) grounds.push(getComputedStyle(at).backgroundColor);
    return { ink: getComputedStyle(heading).color, grounds: grounds.filter((ground) => ground !== 'rgba(0, 0, 0, 0)') };
  });
  expect(colours.ink).toBe('rgb(0, 0, 0)');
  expect(new Set(colours.grounds)).toEqual(new Set(['rgb(255, 255, 255)']));
  expect(shop.browserErrors).toEqual([]);
});
