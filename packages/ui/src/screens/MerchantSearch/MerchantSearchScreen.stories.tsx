import { merchantSearchScenarios as scenarios } from '@galleria/mocks/scenarios/merchantSearch.ts';
import { useMerchantSearchScreen } from '@galleria/storefront/screens/useMerchantSearchScreen.ts';
import { live, on } from '@galleria/storybook/kit/live.tsx';
import { user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, waitFor, within } from 'storybook/test';
import { MerchantSearchScreen } from './MerchantSearchScreen.tsx';

const at = (query = '') => `/merchant/merchant_more${query && `?${query}`}`;

const meta = preview.meta({ ...live(MerchantSearchScreen, useMerchantSearchScreen), title: 'Screens/Merchant search' });

/** All shops, and what narrows them: their type, their trade, and who runs them. */
export const Default = meta.story({
  parameters: on(scenarios.ready, at()),
  tags: ['visual:dark', 'visual:mobile', 'visual:th', 'visual:forced-colors'],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(12);
    await expect(canvas.getByRole('link', { name: 'Galleria' })).toHaveAttribute('href', at('self=1'));
    // The type and the mark of a shop say the same of it.
    const own = await canvas.findByRole('link', { name: 'Galleria’s own' });
    await expect(canvas.getByText('Galleria’s own', { selector: 'article *' }).textContent).toBe(own.textContent);
  },
});

/** Narrowed by type and trade: the address keeps both, and "All" takes one away. */
export const Narrowed = meta.story({
  parameters: on(scenarios.ready, at('type=3&classification=2')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Kiln & Clay' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    const [allTypes] = canvas.getAllByRole('link', { name: 'All' });
    await expect(allTypes).toHaveAttribute('href', at('classification=2'));
  },
});

/** Words are looked for by the form, and stay in it. */
export const Words = meta.story({
  parameters: on(scenarios.ready, at('self=1')),
  play: async ({ canvas }) => {
    await user.type(await canvas.findByRole('searchbox'), 'lumen{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: '“lumen”' })).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('lumen');
    await expect(canvas.getByRole('link', { name: 'Galleria' })).toHaveAttribute('aria-current', 'true');
    await expect(await canvas.findByRole('link', { name: 'Lumen Audio' })).toBeVisible();
  },
});

/** No shop matches: fewer filters, or the whole street. */
export const Empty = meta.story({
  parameters: on(scenarios.ready, at('title=zeppelin&type=2')),
  tags: ['visual:mobile'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Remove filters' })).toHaveAttribute('href', at('title=zeppelin'));
    await expect(canvas.getByText('Try another word, or remove a filter.')).toBeVisible();
  },
});

/** The shops are on their way. */
export const Loading = meta.story({ parameters: on(scenarios.loading, at()) });

/** The server refused; its sentence is shown, and a way to try again. */
export const Failed = meta.story({ parameters: on(scenarios.failed, at()) });

/** What narrows the shops is not to be had: no choice stands there that has one way alone. */
export const KindsFailed = meta.story({
  parameters: on(scenarios.kindsFailed, at()),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(12);
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Type of shop' })).toBeNull());
    await expect(canvas.queryByRole('list', { name: 'Sells' })).toBeNull();
    await expect(within(canvas.getByRole('list', { name: 'Run by' })).getAllByRole('link')).toHaveLength(2);
  },
});

const hostileWords = encodeURIComponent('<b>Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz');

/** Markup and an endless word among endless kinds; what is no value of its field is as if it were not there. */
export const Hostile = meta.story({
  parameters: on(scenarios.hostile, at(`title=${hostileWords}&type=x&page=-1`)),
  tags: ['visual:mobile'],
});
