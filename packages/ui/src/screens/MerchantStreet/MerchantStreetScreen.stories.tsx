import { merchantStreetScenarios as scenarios } from '@galleria/mocks/scenarios/merchantStreet.ts';
import { useMerchantStreetScreen } from '@galleria/storefront/screens/useMerchantStreetScreen.ts';
import { live, on } from '@galleria/storybook/kit/live.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { expect, waitFor } from 'storybook/test';
import { MerchantStreetScreen } from './MerchantStreetScreen.tsx';

const street = '/merchant/merchant_street';

const meta = preview.meta({ ...live(MerchantStreetScreen, useMerchantStreetScreen), title: 'Screens/Merchant street' });

/** The first shops, each with its picture and three of its goods. */
export const Default = meta.story({
  parameters: on(scenarios.ready, street),
  tags: ['visual:dark', 'visual:mobile', 'visual:th', 'visual:forced-colors'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Lumen Audio' })).toHaveAttribute('href', '/merchant/merchant/home?id=3');
    await expect(canvas.getAllByRole('article')).toHaveLength(10);
    await expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', `${street}?page=2`);
  },
});

/** Beyond the last page stands the last one. */
export const LastPage = meta.story({
  parameters: on(scenarios.ready, `${street}?page=9999`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await expect(await canvas.findAllByRole('article')).toHaveLength(6);
    await waitFor(() => expect(document.title).toBe('Shop street – Page 2 – Galleria'));
  },
});

/** The shops are on their way, in the layout that they will have. */
export const Loading = meta.story({ parameters: on(scenarios.loading, street), tags: ['visual:mobile'] });

/** A new marketplace: the way to open the first shop. */
export const Empty = meta.story({ parameters: on(scenarios.empty, street) });

/** The server refused; its sentence is shown, and a way to try again. */
export const Failed = meta.story({ parameters: on(scenarios.failed, street) });

/** Long and hostile names, shops without pictures and goods. */
export const Hostile = meta.story({ parameters: on(scenarios.hostile, street), tags: ['visual:mobile'] });
