import type { Page } from 'playwright';

/** Tokens, reset, fonts, and night: by the system's wish, and by the page's own. */
export async function checkTheme(page: Page): Promise<void> {
  const look = () =>
    page.evaluate(() => {
      const { backgroundColor, margin } = getComputedStyle(document.body);
      const accent = getComputedStyle(document.documentElement).getPropertyValue('--galleria-color-accent-fill');
      const families = [...document.fonts].map(({ family }) => family.replaceAll('"', ''));
      return { backgroundColor, margin, accent, families };
    });
  const day = await look();
  if (day.accent === '') throw new Error('There are no tokens: --galleria-color-accent-fill is empty.');
  if (day.margin !== '0px') throw new Error('There is no reset: the body has a margin.');
  if (!day.families.includes('Inter Variable'))
    throw new Error(`There is no @font-face of Inter Variable, only ${day.families.join(', ')}.`);
  await page.emulateMedia({ colorScheme: 'dark' });
  const night = await look();
  if (night.backgroundColor === day.backgroundColor) throw new Error('The page is not dark where the system wishes it.');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  const chosen = await look();
  if (chosen.backgroundColor !== night.backgroundColor) throw new Error('data-theme="dark" does not make the page dark.');
}
