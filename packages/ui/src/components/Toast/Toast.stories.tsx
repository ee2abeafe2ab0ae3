import { press, shopper } from '@galleria/storybook/kit/shopper.ts';
import { ToastButtons } from '@galleria/storybook/kit/ToastButtons.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { expect, waitFor, within } from 'storybook/test';
import { type ToastMessage, ToastProvider } from './Toast.tsx';

const added: ToastMessage = { tone: 'success', title: 'Added to the cart.', link: { href: '#cart', text: 'View cart' } };
const wrong: ToastMessage = { tone: 'error', title: 'Enter your phone number.' };
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

/** Three tones at once. An error interrupts what a screen reader says, the others wait. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  play: async ({ canvas }) => {
    for (const tone of ['success', 'error', 'info']) await press(canvas, `Show ${tone}`);
    await expect(within(canvas.getByRole('alert')).getByText(wrong.title)).toBeVisible();
    await expect(within(canvas.getByRole('alert')).queryByText(added.title)).toBeNull();
    await expect(within(canvas.getByRole('status')).getByText(added.title)).toBeVisible();
    await expect(within(canvas.getByRole('status')).getByText(removed.title)).toBeVisible();
  },
});

/** Long, unbroken and Thai sentences, a huge amount and a long link: the message wraps, and the close button stays. */
export const Hostile = meta.story({
  args: {
    children: (
      <ToastButtons
        messages={[
          {
            tone: 'error',
            title:
              'The shop refused the payment of ₹99,99,99,999.99 because the amount is larger than your bank allows for one day; nothing was taken from your account.',
          },
          {
            tone: 'success',
            title: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz-Donaudampfschifffahrtsgesellschaft',
            link: { href: '#a', text: 'Zur Donaudampfschifffahrt' },
          },
          { tone: 'info', title: 'เพิ่มสินค้าทั้งหมดในคำสั่งซื้อนี้ลงในตะกร้าสินค้าของคุณเรียบร้อยแล้วและสามารถชำระเงินได้ทันที' },
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    for (const tone of ['error', 'success', 'info']) await press(canvas, `Show ${tone}`);
    await expect(canvas.getAllByRole('button', { name: 'Close' })).toHaveLength(3);
  },
});

/** The same sentence twice is one toast, and never more than three are shown. */
export const SaidTwice = meta.story({
  play: async ({ canvas }) => {
    await press(canvas, 'Show error');
    await press(canvas, 'Show error');
    await expect(canvas.getAllByText(wrong.title)).toHaveLength(1);
  },
});

/** The Escape key closes the newest, wherever focus is; the close button closes its own. */
export const Closed = meta.story({
  play: async ({ canvas }) => {
    for (const tone of ['error', 'info', 'success']) await press(canvas, `Show ${tone}`);
    await shopper.keyboard('{Escape}');
    await expect(canvas.queryByText(added.title)).toBeNull();
    await press(within(canvas.getByRole('alert')), 'Close');
    await expect(canvas.queryByText(wrong.title)).toBeNull();
    await expect(canvas.getByText(removed.title)).toBeVisible();
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
