import { serviceScenarios } from '@galleria/mocks/scenarios/service.ts';
import { useFooter } from '@galleria/storefront/shell/useFooter.ts';
import { live, on } from '@galleria/storybook/kit/live.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { expect, within } from 'storybook/test';
import type { HeaderProps } from '../Header/index.ts';
import { Footer } from './Footer.tsx';

/** Only who holds the page can change its language. */
const onLocale: HeaderProps['onLocale'] = async () => ({ status: 'done' });

const meta = preview.meta({ ...live(Footer, () => useFooter(onLocale), { place: 'footer' }), title: 'Shell/Footer' });

/** Below every page: four promises, the ways to the information pages and to other languages, the company, and the year it has its rights since. */
export const Default = meta.story({
  parameters: on(serviceScenarios.chat, '/goods/goods_search?title=cup'),
  tags: ['visual:dark', 'visual:th', 'visual:mobile', 'visual:forced-colors'],
  play: async ({ canvas }) => {
    const footer = await canvas.findByRole('contentinfo');
    for (const name of ['Policies', 'About', 'Delivery', 'Contact'])
      await expect(within(footer).getByRole('heading', { name })).toBeVisible();
    await expect(within(footer).getByText(/© 2024/)).toBeVisible();
    await expect(within(footer).getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/policy/privacy');
    await expect(await within(footer).findByRole('link', { name: '1800 120 4000' })).toHaveAttribute('href', 'tel:18001204000');
    // The same page in each language, in its own name.
    const thai = within(footer).getByRole('link', { name: 'ไทย' });
    for (const [name, value] of Object.entries({ href: '/th/goods/goods_search?title=cup', lang: 'th', hreflang: 'th' }))
      await expect(thai).toHaveAttribute(name, value);
    await expect(within(footer).getAllByRole('link', { current: true })).toHaveLength(1);
  },
});

/** The shop's settings cannot be had: the fixed links are there, telephone and mailbox are not. */
export const Unreachable = meta.story({
  parameters: on(serviceScenarios.unreachable),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Contact us' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /@|1800/ })).toBeNull();
  },
});

/** The operator's telephone is a script, and the mailbox has no end: the first is no link, the second breaks. */
export const Hostile = meta.story({
  parameters: on(serviceScenarios.hostile),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: /^very\.long/ })).toHaveAttribute('href', expect.stringMatching(/^mailto:very/));
    await expect(canvasElement.querySelector('[href*="script"], [href^="tel"]')).toBeNull();
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
});
