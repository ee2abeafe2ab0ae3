import { press, user } from '@galleria/storybook/kit/user.ts';
import { ToastButtons } from '@galleria/storybook/kit/ToastButtons.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { expect, fn, waitFor, within } from 'storybook/test';
import { type ToastMessage, ToastProvider } from './Toast.tsx';

const added: ToastMessage = { tone: 'success', title: 'Added to the cart.', link: { href: '#cart', label: 'View cart' } };
const wrong: ToastMessage = { tone: 'danger', title: 'Enter your phone number.' };
const onUndo = fn();
const removed: ToastMessage = { tone: 'info', title: '1 item removed.' };

const meta = preview.meta({
  title: 'Components/Toast',
  component: ToastProvider,
  args: { closeLabel: 'Close', stay: 0, children: <ToastButtons messages={[added, wrong, removed]} /> },
  argTypes: { children: { control: false } },
});

/** Something was done: said politely, with the way to go on. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await press(canvas, 'Show success');
    await expect(within(canvas.getByRole('status')).getByText(added.title)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '#cart');
  },
});

/** Every property by hand; press a button after a change. */
export const Playground = meta.story({
  args: { stay: 60_000, children: <ToastButtons messages={[removed]} /> },
  play: ({ canvas }) => press(canvas, 'Show info'),
});

/** An error interrupts what a screen reader says, the others wait. Never more than two are shown: the oldest makes room. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  play: async ({ canvas }) => {
    for (const tone of ['info', 'success', 'danger']) await press(canvas, `Show ${tone}`);
    await expect(within(canvas.getByRole('alert')).getByText(wrong.title)).toBeVisible();
    await expect(within(canvas.getByRole('alert')).queryByText(added.title)).toBeNull();
    await expect(within(canvas.getByRole('status')).getByText(added.title)).toBeVisible();
    await expect(canvas.queryByText(removed.title)).toBeNull();
  },
});

/** Long, unbroken and Thai sentences, a huge amount and a long link: the message wraps, and the close button stays. */
export const Hostile = meta.story({
  args: {
    children: (
      <ToastButtons
        messages={[
          {
            tone: 'danger',
            title:
              'The shop refused the payment of ₹99,99,99,999.99 because the amount is larger than your bank allows for one day; nothing was taken from your account.',
          },
          {
            tone: 'success',
            title: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz-Donaudampfschifffahrtsgesellschaft',
            link: { href: '#a', label: 'Zur Donaudampfschifffahrt' },
          },
          { tone: 'info', title: 'เพิ่มสินค้าทั้งหมดในคำสั่งซื้อนี้ลงในตะกร้าสินค้าของคุณเรียบร้อยแล้วและสามารถชำระเงินได้ทันที' },
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    for (const tone of ['info', 'danger', 'success']) await press(canvas, `Show ${tone}`);
    await expect(canvas.getAllByRole('button', { name: 'Close' })).toHaveLength(2);
  },
});

/** What was done can be undone while it is told; the press closes it. */
export const WithAction = meta.story({
  args: { children: <ToastButtons messages={[{ ...removed, action: { label: 'Undo', onPress: onUndo } }]} /> },
  play: async ({ canvas }) => {
    onUndo.mockClear();
    await press(canvas, 'Show info');
    await press(canvas, 'Undo');
    await expect(onUndo).toHaveBeenCalledOnce();
    await expect(canvas.queryByText(removed.title)).toBeNull();
  },
});

/** The same sentence twice is one toast. */
export const SaidTwice = meta.story({
  play: async ({ canvas }) => {
    await press(canvas, 'Show danger');
    await press(canvas, 'Show danger');
    await expect(canvas.getAllByText(wrong.title)).toHaveLength(1);
  },
});

/** The Escape key closes the newest, wherever focus is; the close button closes its own and gives the focus back. */
export const Closed = meta.story({
  play: async ({ canvas }) => {
    for (const tone of ['danger', 'success']) await press(canvas, `Show ${tone}`);
    await user.keyboard('{Escape}');
    await expect(canvas.queryByText(added.title)).toBeNull();
    const opener = canvas.getByRole('button', { name: 'Show success' });
    await expect(opener).toHaveFocus();
    await press(canvas, 'Show info');
    await press(within(canvas.getByRole('alert')), 'Close');
    await expect(canvas.queryByText(wrong.title)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Show info' })).toHaveFocus();
    await expect(canvas.getByText(removed.title)).toBeVisible();
  },
});

/** The page changes, and a layer goes with it: what spoke of them goes, and what was said on the way goes with the next. */
export const LeftBehind = meta.story({
  args: { children: <ToastButtons messages={[wrong, { ...added, carries: true }]} /> },
  play: async ({ canvas }) => {
    for (const tone of ['danger', 'success']) await press(canvas, `Show ${tone}`);
    await press(canvas, 'Next page');
    await expect(canvas.queryByText(wrong.title)).toBeNull();
    await expect(canvas.getByText(added.title)).toBeVisible();
    await press(canvas, 'Next page');
    await expect(canvas.queryByText(added.title)).toBeNull();
  },
});

/** Its time is up, and nobody points at it: it leaves by itself. */
export const LeavesByItself = meta.story({
  args: { stay: 50, closeLabel: 'Dismiss' },
  play: async ({ canvas }) => {
    await press(canvas, 'Show info');
    await waitFor(() => expect(canvas.queryByText(removed.title)).toBeNull());
  },
});
