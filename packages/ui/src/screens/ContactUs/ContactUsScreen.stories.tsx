import { contactUsScenarios as scenarios } from '@galleria/mocks/scenarios/info.ts';
import { useContactUsScreen } from '@galleria/storefront/screens/useContactUsScreen.ts';
import { live, on } from '@galleria/storybook/kit/live.tsx';
import { press, user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { ContactUsScreen } from './ContactUsScreen.tsx';

const route = '/contact/us';
const stage = live(ContactUsScreen, useContactUsScreen);
const meta = preview.meta({ ...stage, title: 'Screens/Contact us', parameters: { ...stage.parameters, stateFrom: 'site' } });

const question = 'Where is order PT260614000042? It was to come on Tuesday & has not moved since.';

/** Writes a letter and hands it to the mail program, which stays shut here. */
async function write(canvas: ReturnType<typeof within>, message: string) {
  const open = spyOn(window, 'open').mockReturnValue(null);
  await user.type(await canvas.findByLabelText('Your name'), 'Ananya Rao');
  await user.type(canvas.getByLabelText('Your e-mail address'), 'ananya.rao@mailbox.example');
  await user.selectOptions(canvas.getByLabelText('Topic'), 'Delivery');
  await user.click(canvas.getByLabelText('Your message'));
  await user.paste(message);
  await press(canvas, 'Open in my mail app');
  return open;
}

/** Every way that the operator set up, and a form that says beforehand what it does. */
export const Default = meta.story({
  parameters: on(scenarios.ready, route),
  tags: ['visual:dark', 'visual:th', 'visual:mobile', 'visual:forced-colors'],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: '1800 120 4000' })).toHaveAttribute('href', 'tel:18001204000');
    await expect(canvasElement.querySelector('a[href="https://chat.galleria.example/"]')).toBeVisible();
    // Said beforehand: to whom the letter goes, and that this page sends nothing.
    await expect(canvas.getByText(/.service@galleria\.example./)).toBeVisible();
  },
});

/** An empty form: a message at each field, the first one focused and said as a toast. */
export const Validation = meta.story({
  parameters: on(scenarios.ready, route),
  play: async ({ canvas }) => {
    await press(canvas, 'Open in my mail app');
    const name = await canvas.findByLabelText('Your name');
    await waitFor(() => expect(name).toHaveAccessibleDescription('Enter your name.'));
    await waitFor(() => expect(name).toHaveFocus());
    await expect(canvas.getByLabelText('Your e-mail address')).toHaveAccessibleDescription(
      'Enter your e-mail address, so that we can reply.',
    );
    await expect(canvas.getByLabelText('Your message')).toHaveAccessibleDescription(/Write your message\./);
    await expect(await within(await screen.findByRole('alert')).findByText('Check the 3 marked fields.')).toBeVisible();
  },
});

/** The letter waits in the mail program, or should: nothing is sent yet, and it can be copied, opened again and changed. */
export const Sent = meta.story({
  parameters: on(scenarios.ready, route),
  tags: ['visual:dark', 'visual:mobile'],
  play: async ({ canvas }) => {
    const open = await write(canvas, question);
    const heading = await canvas.findByRole('heading', { name: 'Your mail app should have opened' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText('Not sent yet')).toBeVisible();
    await expect(open).toHaveBeenCalledOnce();
    await expect(open).toHaveBeenCalledWith(
      expect.stringMatching(
        /^mailto:service@galleria\.example\?subject=Galleria%3A%20Delivery&body=Where%20is%20order.*%20%26%20has%20not/,
      ),
      '_self',
    );
    await expect(canvas.getByRole('link', { name: 'Open it again' })).toHaveAttribute('href', open.mock.lastCall?.[0]);
    await expect(canvas.getByRole('button', { name: 'Copy the message' })).toBeVisible();
  },
});

/** The letter is changed: everything typed is still there. */
export const ChangedAgain = meta.story({
  parameters: on(scenarios.ready, route),
  play: async ({ canvas }) => {
    await write(canvas, question);
    await press(canvas, 'Change the message');
    await expect(await canvas.findByLabelText('Your message')).toHaveValue(question);
    await expect(canvas.getByLabelText('Topic')).toHaveDisplayValue('Delivery');
    await expect(canvas.getByLabelText('Your message')).toHaveFocus();
  },
});

/** A message in Thai is within the limit, but longer than an address may be: the page says that it was shortened. */
export const SentShortened = meta.story({
  parameters: on(scenarios.ready, route),
  play: async ({ canvas }) => {
    await write(canvas, 'พัสดุยังไม่ถึงและเลขติดตามไม่อัปเดตมาห้าวันแล้ว '.repeat(8));
    await expect(await canvas.findByText(/was too long to hand over whole/)).toBeVisible();
  },
});

/** No service e-mail is set up: no form, a sentence why, and the other ways. */
export const NoMailbox = meta.story({
  parameters: on(scenarios.noMailbox, route),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There’s no form just now')).toBeVisible();
    await expect(canvas.queryByLabelText('Your message')).toBeNull();
    await expect(canvas.getByText('We answer from 9 am to 6 pm.')).toBeVisible();
  },
});

/** The operator set up nothing at all: nobody is promised, and the way leads to the orders and their shops. */
export const NoService = meta.story({
  parameters: on(scenarios.noService, route),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'We can’t be reached directly yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'My orders' })).toHaveAttribute('href', '/users/order_list?menuCur=111');
    await expect(canvas.queryByText(/we’re here/)).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'Reach us directly' })).toBeNull();
  },
});

/** Addresses that must not be followed are no links, and long ones wrap. */
export const Hostile = meta.story({
  parameters: on(scenarios.hostile, route),
  tags: ['visual:mobile'],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('E-mail')).toBeVisible();
    await expect(canvasElement.querySelector('a[href^="javascript"], a[href^="http:"]')).toBeNull();
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
});

/** The shop's set-up is on its way. */
export const Loading = meta.story({ parameters: on(scenarios.loading, route) });

/** It could not be loaded. */
export const Failed = meta.story({
  parameters: on(scenarios.unreachable, route),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Contact details could not be loaded' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
