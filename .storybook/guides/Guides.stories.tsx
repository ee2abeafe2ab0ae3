import { expect, fn, waitFor } from 'storybook/test';
import { inPlace } from '../kit/board.tsx';
import { translated } from '../kit/fromProps.tsx';
import { user } from '../kit/user.ts';
import preview from '../preview.tsx';
import { GiftCardForm, type Sent } from './GiftCardForm.tsx';
import { GiftCards } from './GiftCards.tsx';

const onChoose = fn();
const onSend = fn(async (card: { to: string }): Promise<Sent> => ({ status: card.to.endsWith('@closed.example') ? 'refused' : 'done' }));
const { loaders, decorators } = translated();

const meta = preview.meta({ title: 'Foundations/Guides', loaders, decorators });

/** The page of "Build a page in five minutes". */
export const Page = meta.story({
  tags: ['visual:dark', 'visual:mobile'],
  parameters: { layout: 'fullscreen' },
  render: () => <GiftCards onChoose={onChoose} />,
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('button', { name: 'Choose A birthday' }));
    await expect(onChoose).toHaveBeenLastCalledWith('1000');
  },
});

/** The form of "Build a form": what the server refuses is said at the field, and what was typed stays. */
export const Form = meta.story({
  tags: ['visual:mobile'],
  decorators: [inPlace('form')],
  render: () => <GiftCardForm onSend={onSend} />,
  play: async ({ canvas }) => {
    const send = canvas.getByRole('button', { name: 'Send gift card' });
    await user.click(send);
    const to = canvas.getByRole('textbox', { name: /^To/ });
    await waitFor(() => expect(to).toHaveAccessibleDescription('Enter an e-mail address.'));
    await user.type(to, 'ada@closed.example');
    await user.type(canvas.getByRole('textbox', { name: 'Message' }), 'Enjoy!');
    await user.click(send);
    await waitFor(() => expect(to).toHaveAccessibleDescription('This mailbox takes no gift cards. Try another address.'));
    await expect(canvas.getByRole('alert')).toHaveTextContent('The gift card was not sent.');
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('Enjoy!');
  },
});

/** It is mended and sent. */
export const Mended = meta.story({
  decorators: [inPlace('form')],
  render: () => <GiftCardForm onSend={onSend} />,
  play: async ({ canvas }) => {
    await user.type(canvas.getByRole('textbox', { name: /^To/ }), 'ada@mailbox.example');
    await user.click(canvas.getByRole('button', { name: 'Send gift card' }));
    await waitFor(() => expect(onSend).toHaveBeenLastCalledWith({ to: 'ada@mailbox.example', message: '' }));
  },
});
