import { press, user } from '@galleria/storybook/kit/user.ts';
import { useArg } from '@galleria/storybook/kit/useArg.ts';
import preview from '@galleria/storybook/preview.tsx';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { DialogTrigger } from '../Dialog/index.ts';
import { Link } from '../Link/index.ts';
import { AlertDialog } from './AlertDialog.tsx';

const meta = preview.meta({
  title: 'Components/Alert dialog',
  component: AlertDialog,
  args: {
    open: false,
    title: 'Delete this address?',
    children: 'It cannot be restored. Orders on their way are not affected.',
    cancelLabel: 'Keep address',
    confirmLabel: 'Delete address',
    onOpenChange: fn(),
    onConfirm: fn(),
  },
  argTypes: {
    title: { control: 'text' },
    children: { control: 'text' },
    submission: { control: 'object' },
  },
  render: (args) => {
    const [open, setOpen] = useArg(args.open);
    const [isGone, setGone] = useState(false);
    return (
      <>
        {isGone ? <p>The address is deleted.</p> : <Button onClick={() => setOpen(true)}>Delete</Button>}
        <AlertDialog
          {...args}
          open={open}
          onOpenChange={(next, details) => {
            args.onOpenChange?.(next, details);
            setOpen(next);
          }}
          onConfirm={() => {
            args.onConfirm();
            // One that failed stays, to be tried again.
            if (!args.submission) setGone(true);
          }}
        />
      </>
    );
  },
});

/** A press on something that cannot be taken back: the question and its consequence are read, focus is at the harmless answer. */
export const Default = meta.story({
  tags: ['visual:dark', 'visual:forced-colors', 'visual:mobile'],
  play: async ({ canvas }) => {
    await press(canvas, 'Delete');
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this address?' });
    await expect(dialog).toHaveAttribute('aria-modal', 'true');
    await expect(dialog).toHaveAccessibleDescription(/It cannot be restored\./);
    await expect(within(dialog).getByRole('button', { name: 'Keep address' })).toHaveFocus();
  },
});

/** Every property by hand; the switch `open` shows it. */
export const Playground = meta.story({
  args: {
    open: true,
    title: 'Cancel this order?',
    children: 'The shop has not packed it yet; your money comes back within five days.',
    cancelLabel: 'Keep order',
    confirmLabel: 'Cancel order',
  },
});

/** The keys: Tab stays inside, Enter gives the answer, a press beside it does nothing. */
export const Confirmed = meta.story({
  args: { className: 'probe', id: 'box' },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Delete');
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveClass('probe');
    await expect(dialog).toHaveAttribute('id', 'box');
    if (dialog.parentElement) await user.click(dialog.parentElement);
    await expect(dialog).toBeVisible();
    const confirm = within(dialog).getByRole('button', { name: 'Delete address' });
    await user.click(within(dialog).getByRole('heading'));
    await user.tab();
    await user.tab();
    await user.tab();
    await user.tab();
    await expect(confirm).toHaveFocus();
    await user.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false, { reason: 'confirm' });
  },
});

/** Escape cancels, and so does the button; focus is back at what opened it. */
export const Cancelled = meta.story({
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Delete' });
    await user.click(opener);
    await screen.findByRole('alertdialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await user.click(opener);
    await press(within(await screen.findByRole('alertdialog')), 'Keep address');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(opener).toHaveFocus();
    await expect(args.onOpenChange).toHaveBeenNthCalledWith(1, false, { reason: 'escape' });
    await expect(args.onOpenChange).toHaveBeenNthCalledWith(2, false, { reason: 'close-button' });
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

/** The answer is on its way: the button is busy, and neither Escape nor another press does anything. */
export const Pending = meta.story({
  args: { open: true, submission: { status: 'pending' } },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog');
    const confirm = within(dialog).getByRole('button', { name: 'Delete address' });
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    await user.click(confirm);
    await user.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
});

/** It was not carried out: the dialog stays and says why, and the answer can be given again. */
export const Failed = meta.story({
  tags: ['visual:dark'],
  args: { open: true, submission: { status: 'failed', error: 'We couldn’t reach Galleria. Nothing was deleted.' } },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(within(dialog).getByRole('alert')).toHaveTextContent('Nothing was deleted.');
    await press(within(dialog), 'Delete address');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

/** Idle, with a link in its text: focus still begins at the harmless answer. */
export const AllVariants = meta.story({
  args: {
    open: true,
    title: 'Close your account?',
    children: (
      <>
        Your points are lost. <Link href="#policy">What we keep by law</Link>
      </>
    ),
    cancelLabel: 'Keep account',
    confirmLabel: 'Close account',
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep account' })).toHaveFocus());
  },
});

/** A question, answers and an error that are too long: all wraps, and the whole scrolls. */
export const Hostile = meta.story({
  tags: ['visual:mobile'],
  args: {
    open: true,
    title: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz และยืนยันการยกเลิกคำสั่งซื้อทั้งหมดของคุณ',
    children: 'The amount of ₹99,99,99,999.99 goes back to the account that paid it, as soon as your bank allows. '.repeat(4),
    cancelLabel: 'Keep the order with all its items and coupons',
    confirmLabel: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenbestellung',
    submission: { status: 'failed', error: `com.shop.OrderException: ${'x'.repeat(120)}` },
  },
});

/** With a trigger of its own, and no owner: it opens and closes by itself. */
export const WithTrigger = meta.story({
  args: {
    title: 'Forget what you looked for?',
    children: 'Your searches are forgotten.',
    cancelLabel: 'Keep them',
    confirmLabel: 'Forget them',
  },
  render: (args) => <AlertDialog {...args} open={undefined} trigger={<DialogTrigger>Forget my searches</DialogTrigger>} />,
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Forget my searches' });
    await user.click(trigger);
    await press(within(await screen.findByRole('alertdialog')), 'Forget them');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await user.click(trigger);
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true, { reason: 'trigger' });
  },
});
