import { addressListScenarios as scenarios } from '@galleria/mocks/scenarios/addressList.ts';
import { useAddressListScreen } from '@galleria/storefront/screens/useAddressListScreen.ts';
import { live, on } from '@galleria/storybook/kit/live.tsx';
import { expectForbidden, expectSignedOut } from '@galleria/storybook/kit/standardPlays.ts';
import { press, user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, screen, waitFor, within } from 'storybook/test';
import { AddressListScreen } from './AddressListScreen.tsx';

const address = '/users/address_list';

const meta = preview.meta({
  ...live(AddressListScreen, useAddressListScreen, { area: 'account' }),
  title: 'Screens/Address list',
  beforeEach: () => sessionStorage.clear(),
});

/** Opens the form of a new address. */
async function add(canvas: Pick<ReturnType<typeof within>, 'findAllByRole'>) {
  await press(canvas, 'Add address');
  return within(await screen.findByRole('dialog', { name: 'Add an address' }));
}

/** Everything that must be there. */
async function fill(form: ReturnType<typeof within>) {
  await user.type(form.getByLabelText('Full name'), 'Meera Rao');
  await user.type(form.getByLabelText('Phone number'), '94480 54321');
  await user.clear(form.getByLabelText('Address'));
  await user.type(form.getByLabelText('Address'), '7, Temple Street, Mysuru');
  await user.type(form.getByLabelText('Post code'), '570004');
}

/** The shopper's addresses, the default one first and marked. */
export const Default = meta.story({
  parameters: on(scenarios.ready, address),
  tags: ['visual:dark', 'visual:th', 'visual:mobile', 'visual:forced-colors'],
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article');
    await expect(cards).toHaveLength(3);
    // Taken in Thai too: only the default address cannot be made it again.
    const buttons = cards.map((card) => within(card).getAllByRole('button').length);
    await expect(buttons).toEqual([2, 3, 3]);
    // In the head, and in the cell that three cards leave where there are two columns.
    await expect(canvas.getAllByRole('button', { name: 'Add address' })).toHaveLength(innerWidth < 720 ? 1 : 2);
  },
});

/** There is no address yet; the first that is added becomes the default. */
export const Empty = meta.story({ parameters: on(scenarios.empty, address) });

/** Addresses are on their way from the server. */
export const Loading = meta.story({ parameters: on(scenarios.loading, address) });

/** The server refused; its sentence is shown, and a way to try again. */
export const Failed = meta.story({ parameters: on(scenarios.failed, address) });

/** It is not for this shopper: the way out. */
export const Forbidden = meta.story({ parameters: on(scenarios.forbidden, address), play: expectForbidden });

/** The session has ended: the shopper signs in. */
export const SignedOut = meta.story({ parameters: on(scenarios.signedOut, address), play: expectSignedOut });

/** A new address is typed in: country, dial code, city and region are those of where the shopper seems to be. */
export const Adding = meta.story({
  parameters: on(scenarios.ready, address),
  tags: ['visual:dark', 'visual:th', 'visual:mobile', 'visual:forced-colors'],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await add(canvas);
    const form = within(await screen.findByRole('dialog'));
    const values = form.getAllByRole('combobox').map((box) => (box instanceof HTMLSelectElement ? box.value : undefined));
    await expect(values).toEqual(['+91', 'India']);
    await expect(
      form.getAllByRole('textbox').some((box) => box instanceof HTMLTextAreaElement && box.value === 'Bengaluru, Karnataka'),
    ).toBe(true);
    await waitFor(() => expect(form.getAllByRole('textbox')[0]).toHaveFocus());
  },
});

/** Saved: the new address stands in the list, with a word, and what was typed is not kept any longer. */
export const Added = meta.story({
  parameters: on(scenarios.ready, address),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    const form = await add(canvas);
    await fill(form);
    await waitFor(() => expect(sessionStorage).toHaveLength(1));
    await press(form, 'Save address');
    await expect(await screen.findByText('We’ve saved the address of Meera Rao.')).toBeVisible();
    await expect(await canvas.findByRole('article', { name: /^Meera Rao/ })).toHaveTextContent('+91 94480 54321');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add address' })).toHaveFocus());
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  },
});

/** The form is closed, by its cross or by Escape, and the next time what was typed is there again, with a word. */
export const DraftKept = meta.story({
  parameters: on(scenarios.ready, address),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    const form = await add(canvas);
    await fill(form);
    await press(form, 'Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await add(canvas);
    await expect(again.getByLabelText('Full name')).toHaveValue('Meera Rao');
    await expect(again.getByLabelText('Address')).toHaveValue('7, Temple Street, Mysuru');
    await expect(again.getByText('We’ve kept what you typed.')).toBeVisible();
    await expect(again.getByRole('button', { name: 'Start over' })).toBeVisible();
  },
});

/** What was kept is thrown away, by "Start over" in the form and by "Cancel" with it. */
export const BegunAnew = meta.story({
  parameters: on(scenarios.ready, address),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    const form = await add(canvas);
    await fill(form);
    // What is typed here and now is no draft from before.
    await expect(form.queryByRole('button', { name: 'Start over' })).not.toBeInTheDocument();
    await press(form, 'Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await add(canvas);
    await press(again, 'Start over');
    await waitFor(() => expect(again.getByLabelText('Full name')).toHaveFocus());
    await expect(again.getByLabelText('Full name')).toHaveValue('');
    await expect(again.queryByText('We’ve kept what you typed.')).not.toBeInTheDocument();
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
    await user.type(again.getByLabelText('Full name'), 'Meera');
    await press(again, 'Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
    const blank = await add(canvas);
    await expect(blank.getByLabelText('Full name')).toHaveValue('');
    await user.type(blank.getByLabelText('Post code'), '570');
  },
});

/** An address is changed: the form begins with what it was. */
export const Editing = meta.story({
  parameters: on(scenarios.ready, address),
  play: async ({ canvas }) => {
    await press(canvas, 'Edit Vikram Rao');
    const form = within(await screen.findByRole('dialog', { name: 'Edit this address' }));
    await expect(form.getByLabelText('Full name')).toHaveValue('Vikram Rao');
    await expect(form.getByLabelText('Post code')).toHaveValue('570012');
  },
});

/** Sent with a wrong phone number and post code and without name and address: each says so, and focus goes to the first. */
export const Validation = meta.story({
  parameters: on(scenarios.ready, address),
  tags: ['visual:dark', 'visual:mobile'],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    const form = await add(canvas);
    await user.type(form.getByLabelText('Phone number'), '98450');
    await user.type(form.getByLabelText('Post code'), '5600');
    await press(form, 'Save address');
    const name = form.getByLabelText('Full name');
    await waitFor(() => expect(name).toHaveAccessibleDescription('Enter the name of the person who receives the parcel.'));
    await waitFor(() => expect(name).toHaveFocus());
    await expect(form.getByLabelText('Phone number')).toHaveAccessibleDescription(/with \+91 it has 10 digits/);
    await expect(form.getByLabelText('Address')).toHaveAccessibleDescription(/Enter house number, street and town/);
    await expect(form.getByLabelText('Post code')).toHaveAccessibleDescription('Enter a post code of 6 characters.');
    const toast = await screen.findByText('Check the 4 marked fields.', { selector: '[role=alert] *' });
    await expect(toast).toBeVisible();
  },
});

/** One more than a shopper may keep: the server refuses, the form says why, and everything that was typed stays. */
export const Refused = meta.story({
  parameters: on(scenarios.many, address),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(10);
    await expect(canvas.getByRole('link', { name: 'Page 2' })).toBeVisible();
    const form = await add(canvas);
    await fill(form);
    await press(form, 'Save address');
    await expect(await form.findByText(/^You have 20 addresses\./)).toBeVisible();
    await expect(form.getByLabelText('Full name')).toHaveValue('Meera Rao');
    await expect(form.getByLabelText('Phone number')).toHaveValue('94480 54321');
    await expect(form.getByLabelText('Post code')).toHaveValue('570004');
    await waitFor(() => expect(sessionStorage).toHaveLength(1));
  },
});

/** Asked before an address goes. */
export const Deleting = meta.story({
  parameters: on(scenarios.ready, address),
  tags: ['visual:dark', 'visual:mobile'],
  play: async ({ canvas }) => {
    await press(canvas, 'Delete Vikram Rao');
    const question = await screen.findByRole('alertdialog', { name: 'Delete this address?' });
    await expect(question).toHaveAccessibleDescription(/^Vikram Rao, 7 Lake View/);
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Keep address' })).toHaveFocus());
  },
});

/** Deleted: the card has left with a word, and focus is on the one that took its place. */
export const Deleted = meta.story({
  parameters: on(scenarios.ready, address),
  play: async ({ canvas }) => {
    await press(canvas, 'Delete Vikram Rao');
    await press(within(await screen.findByRole('alertdialog')), 'Delete address');
    await expect(await screen.findByText('We’ve deleted the address of Vikram Rao.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    await waitFor(() => expect(canvas.getByRole('article', { name: /Lumen Studio/ })).toHaveFocus());
  },
});

/** It was deleted on another device meanwhile: the server says so, and the list shows what is there. */
export const DeletedElsewhere = meta.story({
  parameters: on(scenarios.deletedElsewhere, address),
  play: async ({ canvas }) => {
    await press(canvas, 'Delete Vikram Rao');
    await press(within(await screen.findByRole('alertdialog')), 'Delete address');
    await expect(await screen.findByText(/^This address does not exist\. The list is up to date\.$/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(canvas.queryByRole('article', { name: /^Vikram Rao/ })).not.toBeInTheDocument());
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
});

/** Another one is made the default: it takes the first place and the mark, and keeps the focus. */
export const DefaultChanged = meta.story({
  parameters: on(scenarios.ready, address),
  play: async ({ canvas }) => {
    await press(canvas, 'Make default Vikram Rao');
    await expect(await screen.findByText('The address of Vikram Rao is now your default.')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('article')[0]).toHaveAccessibleName(expect.stringMatching(/^Vikram Rao/)));
    const [first] = canvas.getAllByRole('article');
    await expect(first).toHaveTextContent('Default');
    await waitFor(() => expect(first).toHaveFocus());
    await expect(canvas.getAllByRole('button', { name: /^Make default/ })).toHaveLength(2);
  },
});

/** As many as a shopper may keep, on the second of two pages. */
export const Many = meta.story({
  parameters: on(scenarios.many, `${address}?page=2`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await expect(await canvas.findAllByRole('article')).toHaveLength(10);
  },
});

/** Long, hostile and Thai texts, and a country that is offered no more. */
export const Hostile = meta.story({ parameters: on(scenarios.hostile, address), tags: ['visual:mobile'] });
