import { press, user } from '@galleria/storybook/kit/user.ts';
import { useArg } from '@galleria/storybook/kit/useArg.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import type { Outcome } from '../../state/resource.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const ends = (outcome: Outcome | Promise<Outcome>) => fn(async () => outcome);
const offline: Outcome = { status: 'failed', error: { kind: 'offline' } };

const meta = preview.meta({
  title: 'Patterns/Confirm dialog',
  component: ConfirmDialog,
  args: {
    open: false,
    title: 'Cancel this order?',
    description: 'Order SH26061800042 is cancelled for good. What you paid comes back within five days.',
    cancelLabel: 'Keep order',
    confirmLabel: 'Cancel order',
    errorText: ({ kind }): string => (kind === 'offline' ? 'You are offline. The order is not cancelled.' : 'The order is not cancelled.'),
    onConfirm: ends({ status: 'done' }),
    onOpenChange: fn(),
  },
  argTypes: { title: { control: 'text' }, description: { control: 'text' } },
  render: (args) => {
    const [open, setOpen] = useArg(args.open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Cancel order SH26061800042</Button>
        <ConfirmDialog
          {...args}
          open={open}
          onOpenChange={(next, details) => {
            args.onOpenChange?.(next, details);
            setOpen(next);
          }}
        />
      </>
    );
  },
});

/** Asked before an order is cancelled: focus is at the harmless answer. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await press(canvas, 'Cancel order SH26061800042');
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this order?' });
    await expect(dialog).toHaveAccessibleDescription(/for good/);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Keep order' })).toHaveFocus());
  },
});

/** Every property by hand; the switch `open` shows it. */
export const Playground = meta.story({
  args: {
    open: true,
    title: 'Did everything arrive?',
    description: 'Check the items first: the shop is paid when you confirm.',
    cancelLabel: 'Not yet',
    confirmLabel: 'Confirm receipt',
  },
});

/** Confirmed: it was carried out, the dialog is closed, and focus is back. */
export const Done = meta.story({
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Cancel order SH26061800042' });
    await user.click(opener);
    await press(within(await screen.findByRole('alertdialog')), 'Cancel order');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false, { reason: 'confirm' });
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

/** The answer is on its way: nothing can be sent twice, and Escape does not close it. */
export const Pending = meta.story({
  args: { open: true, onConfirm: ends(new Promise(() => {})) },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog');
    await press(within(dialog), 'Cancel order');
    await press(within(dialog), 'Cancel order');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel order' })).toHaveAttribute('aria-busy', 'true'));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
});

/** It could not be carried out: the dialog stays and says why. */
export const Failed = meta.story({
  tags: ['visual:dark'],
  args: { open: true, onConfirm: ends(offline) },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog');
    await press(within(dialog), 'Cancel order');
    await expect(await within(dialog).findByText('You are offline. The order is not cancelled.')).toBeVisible();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
});

/** After a failure it was given up with Escape and asked again: the old error is gone. */
export const AskedAgain = meta.story({
  args: { onConfirm: ends(offline), title: 'Cancel this order after all?' },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Cancel order SH26061800042');
    await press(within(await screen.findByRole('alertdialog')), 'Cancel order');
    await screen.findByText('You are offline. The order is not cancelled.');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false, { reason: 'escape' });
    await press(canvas, 'Cancel order SH26061800042');
    await expect(within(await screen.findByRole('alertdialog')).getByRole('alert')).toBeEmptyDOMElement();
  },
});

/** A question about several orders, in several paragraphs of one text. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:mobile', 'visual:forced-colors'],
  args: {
    open: true,
    title: 'Delete 3 orders?',
    description: (
      <>
        They leave your list for good, with their reviews.
        <br />
        Refunds that are under way go on.
      </>
    ),
    cancelLabel: 'Keep them',
    confirmLabel: 'Delete 3 orders',
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep them' })).toHaveFocus());
  },
});

/** A server's sentence without end, and labels too long, on a phone: all wraps. */
export const Hostile = meta.story({
  tags: ['visual:mobile'],
  args: {
    open: true,
    title: 'ยืนยันการยกเลิกคำสั่งซื้อทั้งหมดของคุณหรือไม่',
    description: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz ₹99,99,99,999.99',
    cancelLabel: 'Keep the order with all its items',
    confirmLabel: 'Donaudampfschifffahrtsgesellschaftskapitän',
    errorText: () => `java.lang.IllegalStateException: ${'x'.repeat(160)}`,
    onConfirm: ends(offline),
  },
  play: async () => {
    await press(within(await screen.findByRole('alertdialog')), 'Donaudampfschifffahrtsgesellschaftskapitän');
    await expect(await screen.findByText(/IllegalState/)).toBeVisible();
  },
});
