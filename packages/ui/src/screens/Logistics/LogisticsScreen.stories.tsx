import { logisticsScenarios as scenarios } from '@galleria/mocks/scenarios/logistics.ts';
import { orderNumbers } from '@galleria/mocks/scenarios/orderDetail.ts';
import { useLogisticsScreen } from '@galleria/storefront/screens/useLogisticsScreen.ts';
import { live, on } from '@galleria/storybook/kit/live.tsx';
import { expectForbidden, expectSignedOut } from '@galleria/storybook/kit/standardPlays.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, screen, within } from 'storybook/test';
import { LogisticsScreen } from './LogisticsScreen.tsx';

const place = `/order/order_detail?orderNo=${orderNumbers.sent}#parcel=${orderNumbers.sent}`;

const meta = preview.meta({ ...live(LogisticsScreen, useLogisticsScreen, { ground: 'page' }), title: 'Screens/Logistics' });

/** It says so in its title, and what happened last stands first. */
async function says(title: string, newest?: string) {
  const dialog = within(await screen.findByRole('dialog', { name: `Track delivery ${title}` }));
  const [first] = dialog.queryAllByRole('listitem');
  if (newest === undefined) await expect(first).toBeUndefined();
  else await expect(first).toHaveTextContent(newest);
  return dialog;
}

/** The parcel is between two hubs. */
export const OnTheWay = meta.story({
  parameters: on(scenarios.ready, place),
  tags: ['visual:dark', 'visual:th', 'visual:mobile', 'visual:forced-colors'],
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect((await dialog.findAllByRole('listitem'))[0]).toHaveTextContent('On the way to the delivery centre');
    await expect(dialog.getByText('Swiftline Express')).toBeVisible();
    await expect(dialog.getByRole('link', { name: '1800 200 0101' })).toHaveAttribute('href', 'tel:18002000101');
  },
});

/** Somebody signed for the parcel. */
export const Signed = meta.story({
  parameters: on(scenarios.signed, place),
  play: async () => {
    const dialog = await says('Your parcel has been delivered', 'Signed for by the recipient');
    // Who has not got it is told to ask the courier.
    await expect(dialog.getByRole('link', { name: 'Call the courier' })).toHaveAttribute('href', expect.stringMatching(/^tel:\d+$/));
  },
});

/** Nobody was at home. */
export const Problem = meta.story({
  parameters: on(scenarios.problem, place),
  tags: ['visual:dark'],
  play: async () => void (await says('The parcel couldn’t be delivered', 'Delivery failed: nobody was at home')),
});

/** The courier cannot go on without an answer. */
export const HeldUp = meta.story({
  parameters: on(scenarios.hardCase, place),
  play: async () => {
    const dialog = await says('The parcel is held up', 'Held at the delivery centre');
    await expect(dialog.getByRole('link', { name: 'Call the courier' })).toHaveAttribute('href', expect.stringMatching(/^tel:\d+$/));
    await expect(await dialog.findByRole('link', { name: /^Contact the shop/ })).toBeVisible();
  },
});

/** The parcel was handed over a moment ago. */
export const NothingYet = meta.story({
  parameters: on(scenarios.nothingYet, place),
  play: async () => void (await says('No news yet')),
});

/** The courier has fetched the parcel. */
export const PickedUp = meta.story({
  parameters: on(scenarios.pickedUp, place),
  play: async () => void (await says('The courier has your parcel', 'Picked up by the courier')),
});

/** The parcel goes back to the shop. */
export const Returned = meta.story({
  parameters: on(scenarios.returned, place),
  play: async () => void (await says('The parcel is being returned', 'Returned to the sender')),
});

/** The shop gave a number that the courier does not know. */
export const BadNumber = meta.story({
  parameters: on(scenarios.badNumber, place),
  play: async () => {
    const dialog = await says('The courier doesn’t know this number');
    await expect(await dialog.findByRole('link', { name: /^Contact the shop/ })).toBeVisible();
    await expect(dialog.queryByRole('link', { name: 'Call the courier' })).toBeNull();
  },
});

/** No courier: somebody of the shop brings it, so there is no number. */
export const ByPerson = meta.story({
  parameters: on(scenarios.byPerson, place),
  play: async () => {
    const dialog = await says('Your parcel is on its way', 'On the way to the delivery centre');
    await expect(dialog.queryByText('Tracking number')).toBeNull();
    await expect(dialog.getByText('Imran S.')).toBeVisible();
  },
});

/** The courier is being asked; state, facts and stops have their places. */
export const Loading = meta.story({
  parameters: on(scenarios.loading, place),
  tags: ['visual:dark'],
  play: async () => {
    const skeleton = (await screen.findByText('Looking for your parcel…')).parentElement;
    await expect(skeleton?.offsetHeight).toBeGreaterThan(380);
    // What the dialog is about stands where it will be: in the first line of what is loading, and not above it.
    const title = screen.getByRole('heading', { name: 'Track delivery' }).getBoundingClientRect();
    const bones = skeleton?.getBoundingClientRect();
    await expect(Math.abs(title.top - (bones?.top ?? 0))).toBeLessThan(2);
  },
});

/** The courier did not answer. */
export const Failed = meta.story({
  parameters: on(scenarios.failed, place),
  play: async () => {
    await expect(await screen.findByText('The courier does not answer.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** It is not for this shopper: the way out. */
export const Forbidden = meta.story({ parameters: on(scenarios.forbidden, place), play: expectForbidden });

/** The session has ended: the shopper signs in. */
export const SignedOut = meta.story({ parameters: on(scenarios.signedOut, place), play: expectSignedOut });

/** A state from a newer server, a number that cannot be called, markup and very long words. */
export const Hostile = meta.story({
  parameters: on(scenarios.hostile, place),
  tags: ['visual:mobile'],
  play: async () => {
    const dialog = await says('The parcel is being handled', '<img src=x');
    await expect(dialog.queryByRole('link')).toBeNull();
  },
});
