import { logisticsScenarios as scenarios } from '@galleria/mocks/scenarios/logistics.ts';
import { orderNumbers } from '@galleria/mocks/scenarios/orderDetail.ts';
import { useLogisticsScreen } from '@galleria/storefront/screens/useLogisticsScreen.ts';
import { live, on } from '@galleria/storybook/kit/live.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { expect, screen, within } from 'storybook/test';
import { LogisticsScreen } from './LogisticsScreen.tsx';

const place = `/order/order_detail?orderNo=${orderNumbers.sent}#parcel=${orderNumbers.sent}`;

const meta = preview.meta({ ...live(LogisticsScreen, useLogisticsScreen, { ground: 'page' }), title: 'Screens/Logistics' });

/** It says so in its title, and what happened last stands first. */
async function says(title: string, newest?: string) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Track delivery' }));
  await expect(await dialog.findByRole('heading', { name: title })).toBeVisible();
  const [first] = dialog.queryAllByRole('listitem');
  if (newest === undefined) await expect(first).toBeUndefined();
  else await expect(first).toHaveTextContent(newest);
  return dialog;
}

/** The parcel is between two hubs. */
export const OnTheWay = meta.story({
  parameters: on(scenarios.onTheWay, place),
  tags: ['smoke', 'visual:dark', 'visual:th', 'visual:mobile', 'visual:forced-colors'],
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect((await dialog.findAllByRole('listitem'))[0]).toHaveTextContent('On the way to the delivery centre');
    await expect(dialog.getByText('Swiftline Express')).toBeVisible();
    await expect(dialog.getByRole('link', { name: '18002000101' })).toHaveAttribute('href', 'tel:18002000101');
  },
});

/** Somebody signed for the parcel. */
export const Signed = meta.story({
  parameters: on(scenarios.signed, place),
  play: async () => void (await says('Your parcel was handed over', 'Signed for by the recipient')),
});

/** Nobody was at home. */
export const Problem = meta.story({
  parameters: on(scenarios.problem, place),
  tags: ['visual:dark'],
  play: async () => void (await says('The parcel could not be delivered', 'Delivery failed: nobody was at home')),
});

/** The courier cannot go on without an answer. */
export const HeldUp = meta.story({
  parameters: on(scenarios.hardCase, place),
  play: async () => void (await says('The parcel is held up', 'Held at the delivery centre')),
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
  play: async () => void (await says('The parcel goes back to the shop', 'Returned to the sender')),
});

/** The shop gave a number that the courier does not know. */
export const BadNumber = meta.story({
  parameters: on(scenarios.badNumber, place),
  play: async () => void (await says('The courier does not know this number')),
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
    const skeleton = (await screen.findByText('Asking where the parcel is …')).parentElement;
    await expect(skeleton?.offsetHeight).toBeGreaterThan(400);
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

/** A state from a newer server, a number that cannot be called, markup and very long words. */
export const Hostile = meta.story({
  parameters: on(scenarios.hostile, place),
  tags: ['visual:mobile'],
  play: async () => {
    const dialog = await says('The parcel is in progress', '<img src=x');
    await expect(dialog.queryByRole('link')).toBeNull();
  },
});
