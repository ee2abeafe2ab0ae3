import { accountScenarios as scenarios } from '@galleria/mocks/scenarios/account.ts';
import { useAccountOverviewScreen } from '@galleria/storefront/screens/useAccountOverviewScreen.ts';
import { live, on } from '@galleria/storybook/kit/live.tsx';
import { expectForbidden, expectSignedOut } from '@galleria/storybook/kit/standardPlays.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, within } from 'storybook/test';
import { AccountOverviewScreen } from './AccountOverviewScreen.tsx';

const meta = preview.meta({ ...live(AccountOverviewScreen, useAccountOverviewScreen, { area: 'account' }), title: 'Screens/User centre' });

/** Who comes from the bar's portrait: menu, benefits, the states of the orders, and the newest that waits for payment. */
export const Overview = meta.story({
  parameters: on(scenarios.ready, '/users'),
  tags: ['visual:dark', 'visual:th', 'visual:mobile', 'visual:forced-colors'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Hello, Ananya Rao')).toBeVisible();
    const states = within(canvas.getByRole('region', { name: 'My orders' }));
    await expect(await states.findByRole('link', { name: /^To pay \d+$/ })).toHaveAttribute(
      'href',
      '/users/order_list?menuCur=111&tab=toPay',
    );
    await expect(await canvas.findByRole('link', { name: 'Pay now' })).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^\d\d:\d\d:00$/);
    await expect(await canvas.findByRole('navigation', { name: 'Account' })).toBeInTheDocument();
  },
});

/** Nothing is to be paid: the newest parcel that is on its way. */
export const Travelling = meta.story({
  parameters: on(scenarios.travelling, '/users'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'On its way to you' })).toBeVisible();
    await expect(await canvas.findAllByRole('article', { name: /Order/ })).toHaveLength(1);
  },
});

/** No order waits for this shopper. */
export const Quiet = meta.story({ parameters: on(scenarios.quiet, '/users'), tags: ['visual:mobile'] });

/** The server does not say how many orders wait: that is said, and the ways to them are there all the same. */
export const CountsFailed = meta.story({
  parameters: on(scenarios.countsFailed, '/users'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'To pay' })).toBeVisible();
    await expect(await canvas.findByText('The number of your orders could not be loaded.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.queryByText('All caught up')).not.toBeInTheDocument();
  },
});

/** An order is to be paid, and could not be loaded. */
export const LatestFailed = meta.story({
  parameters: on(scenarios.latestFailed, '/users'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your latest order could not be loaded.')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^To pay \d+$/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** A nickname of a hundred letters, ten digits of points, an order of 200 lines. */
export const Hostile = meta.story({ parameters: on(scenarios.hostile, '/users'), tags: ['visual:mobile'] });

/** The shopper's data is on its way. */
export const Loading = meta.story({ parameters: on(scenarios.loading, '/users'), tags: ['visual:dark'] });

/** The server refused; its sentence is shown, and a way to try again. The menu keeps what it knows. */
export const Failed = meta.story({
  parameters: on(scenarios.failed, '/users'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Points' })).toBeInTheDocument();
  },
});

/** It is not for this shopper: the way out. */
export const Forbidden = meta.story({ parameters: on(scenarios.forbidden, '/users'), play: expectForbidden });

/** The session has ended: the shopper signs in. */
export const SignedOut = meta.story({ parameters: on(scenarios.signedOut, '/users'), play: expectSignedOut });
