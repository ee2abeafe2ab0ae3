import { serviceScenarios } from '@galleria/mocks/scenarios/service.ts';
import { useServiceWidget } from '@galleria/storefront/shell/useServiceWidget.ts';
import { live, on } from '@galleria/storybook/kit/live.tsx';
import { user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ServiceWidget } from './ServiceWidget.tsx';

const meta = preview.meta({ ...live(ServiceWidget, useServiceWidget, { place: 'footer' }), title: 'Shell/Service widget' });

type Canvas = ReturnType<typeof within>;

/** Opens the panel of a kind of service, as with a finger or the Enter key. */
async function open(canvas: Canvas, name: string) {
  await user.click(await canvas.findByRole('button', { name }));
  return within(await canvas.findByRole('group', { name }));
}

/** Over how many lines a text goes. */
function lines(text: Text): number {
  const range = document.createRange();
  range.selectNodeContents(text);
  return range.getClientRects().length;
}

/** The operator gives service by chat; below it the way to a shop of one's own and back to the top. */
export const Chat = meta.story({
  parameters: on(serviceScenarios.chat),
  tags: ['visual:dark', 'visual:th', 'visual:mobile', 'visual:forced-colors'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Chat', expanded: false })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open a shop' })).toHaveAttribute('href', '/users/merchant_settled?menuCur=70');
    await expect(canvas.getByRole('button', { name: 'Back to top' })).toBeVisible();
  },
});

/** The operator takes messages: a code to scan, and the way there. */
export const Message = meta.story({
  parameters: on(serviceScenarios.message),
  play: async ({ canvas }) => {
    const panel = await open(canvas, 'Message');
    await expect(panel.getByRole('img', { name: 'Code that opens the messages on your phone' })).toBeVisible();
    await expect(panel.getByRole('link', { name: /^Open/ })).toHaveAttribute('href', 'https://messages.galleria.example/');
  },
});

/** What the operator wrote for messages is no address: it is read out as it is. */
export const MessageText = meta.story({
  parameters: on(serviceScenarios.messageText),
  play: async ({ canvas }) => {
    const panel = await open(canvas, 'Message');
    await expect(panel.getByText(/your order number to \+91.80.4718.2200/)).toBeVisible();
    await expect(panel.queryByRole('link')).toBeNull();
  },
});

/** The operator has a hotline: its number, and when somebody answers. */
export const Phone = meta.story({
  parameters: on(serviceScenarios.phone),
  play: async ({ canvas }) => {
    const panel = await open(canvas, 'Phone');
    await expect(panel.getByText('Every day, 8 am to 10 pm')).toBeVisible();
    await expect(panel.getByRole('link', { name: 'Call 1800 120 4000' })).toHaveAttribute('href', 'tel:18001204000');
  },
});

/** The operator answers letters. */
export const Email = meta.story({
  parameters: on(serviceScenarios.email),
  play: async ({ canvas }) => {
    const panel = await open(canvas, 'E-mail');
    const address = panel.getByText('service@galleria.example', { selector: 'p' });
    // Two lines, the second begins behind the sign.
    await waitFor(() => expect([...address.childNodes].filter((part) => part instanceof Text).map(lines)).toEqual([1, 1]));
    await expect(panel.getByRole('link', { name: 'Write service@galleria.example' })).toHaveAttribute(
      'href',
      'mailto:service@galleria.example',
    );
  },
});

/**
 * Somebody points at the chat: a code for their phone, the telephone, and the way into the chat. It stays while it is
 * pointed at; Escape closes it.
 */
export const PanelOpen = meta.story({
  parameters: on(serviceScenarios.chat),
  tags: ['visual:dark', 'visual:th', 'visual:mobile', 'visual:forced-colors'],
  play: async ({ canvas, step }) => {
    const button = await canvas.findByRole('button', { name: 'Chat' });
    const panel = () => canvas.findByRole('group', { name: 'Chat' });
    const gone = () => waitFor(() => expect(canvas.queryByRole('group', { name: 'Chat' })).toBeNull());
    await step('Pointing opens it, and it stays while it is pointed at itself', async () => {
      await user.hover(button);
      const number = within(await panel()).getByRole('link', { name: '1800 120 4000' });
      // On the way from the button into the panel the pointer never leaves what holds them both.
      const left = fn();
      button.parentElement?.addEventListener('pointerleave', left);
      await user.hover(number);
      await expect(left).not.toHaveBeenCalled();
      await user.unhover(number);
      await expect(left).toHaveBeenCalledOnce();
      await gone();
      await user.hover(button);
    });
    await step('The code is not for the phone that shows it', async () => {
      const code = within(await panel()).queryByRole('img', { name: 'Code that opens the chat on your phone' });
      if (innerWidth < 720) await expect(code).toBeNull();
      else await expect(code).toBeVisible();
    });
    await step('Escape closes it', async () => {
      await user.keyboard('{Escape}');
      await gone();
    });
    await step('Keys open it and lead through it; Escape goes back to the button', async () => {
      button.focus();
      await user.keyboard('{Enter}');
      await panel();
      await user.tab();
      await expect(canvas.getByRole('link', { name: '1800 120 4000' })).toHaveFocus();
      await user.keyboard('{Escape}');
      await gone();
      await expect(button).toHaveFocus();
    });
    await step('Past its end it closes', async () => {
      await user.keyboard('{Enter}');
      await panel();
      await user.tab();
      await user.tab();
      await user.tab();
      await gone();
      await expect(canvas.getByRole('link', { name: 'Open a shop' })).toHaveFocus();
    });
    await step('A press opens it for good', async () => {
      await user.click(button);
      const chat = within(await panel()).getByRole('link', { name: /^Chat/ });
      await expect(chat).toHaveAttribute('href', 'https://chat.galleria.example/');
      await expect(chat).toHaveAttribute('rel', 'noopener noreferrer');
      // Drawn 20 px high, and at least 24 to hit.
      await expect(Number.parseFloat(getComputedStyle(chat, '::after').height)).toBeGreaterThanOrEqual(24);
    });
  },
});

/** The operator has chosen no way to give service: the settlement link and back to the top remain. */
export const NotConfigured = meta.story({
  parameters: on(serviceScenarios.notConfigured),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Open a shop' })).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
});

/** A chat without a telephone, and a mailbox without end: the panel keeps its width. */
export const Hostile = meta.story({
  parameters: on(serviceScenarios.hostile),
  tags: ['visual:mobile'],
  play: async ({ canvas }) => {
    const panel = await open(canvas, 'E-mail');
    await expect(panel.getByText(/^very\.long/, { selector: 'p' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'E-mail' }).clientWidth).toBeLessThanOrEqual(203);
  },
});

/** Nobody answers the telephone: the code and the way into the chat. */
export const ChatOnly = meta.story({
  parameters: on(serviceScenarios.chatOnly),
  play: async ({ canvas }) => {
    const panel = await open(canvas, 'Chat');
    await expect(panel.getAllByRole('link')).toHaveLength(1);
  },
});
