import { pictureOf } from '@galleria/mocks/drawings.ts';
import { Matrix, Place } from '@galleria/storybook/kit/board.tsx';
import { docsDescription } from '@galleria/storybook/kit/docsDescription.ts';
import { press, user } from '@galleria/storybook/kit/user.ts';
import { changesIn, useOpenLog } from '@galleria/storybook/kit/useOpenLog.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { createRef, useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Image } from '../Image/index.ts';
import { Link } from '../Link/index.ts';
import { TextField } from '../TextField/index.ts';
import { DialogClose, DialogContent, DialogRoot, DialogTitle, DialogTrigger, dialogSizes } from './Dialog.tsx';
import { DialogActions } from './DialogActions.tsx';
import { DialogDescription } from './DialogDescription.tsx';

const roles = ['dialog', 'alertdialog'] as const;
const note = createRef<HTMLInputElement>();

const meta = preview.meta({
  title: 'Components/Dialog',
  component: DialogContent,
  subcomponents: { DialogRoot, DialogTrigger, DialogTitle, DialogDescription, DialogActions, DialogClose },
  parameters: docsDescription(DialogRoot),
  args: {
    closeLabel: 'Close',
    children: (
      <>
        <DialogTitle>Delivery address</DialogTitle>
        <DialogDescription>The goods go to this address when you pay.</DialogDescription>
      </>
    ),
  },
  argTypes: {
    initialFocus: { control: false },
    size: { control: 'select', options: dialogSizes },
    role: { control: 'select', options: roles },
    children: { control: false },
  },
  render: ({ children, ...rest }) => (
    <DialogRoot>
      <DialogTrigger>Open</DialogTrigger>
      <DialogContent {...rest}>
        {children}
        {rest.size !== 'wide' && (
          <DialogActions>
            <DialogClose>Keep it</DialogClose>
            <Button tone="primary">{rest.role === 'alertdialog' ? 'Delete it' : 'Change it'}</Button>
          </DialogActions>
        )}
      </DialogContent>
    </DialogRoot>
  ),
});

/** Opened: it is named by its title, focus is inside and stays there, and the page behind is inert. */
export const Default = meta.story({
  tags: ['visual:dark', 'visual:mobile', 'visual:forced-colors'],
  play: async ({ canvas }) => {
    await press(canvas, 'Open');
    const dialog = await screen.findByRole('dialog', { name: 'Delivery address' });
    await expect(dialog).toHaveAccessibleDescription('The goods go to this address when you pay.');
    await expect(within(dialog).getByRole('heading', { name: 'Delivery address' })).toHaveFocus();
    await expect(screen.queryByRole('button', { name: 'Open' })).toBeNull();
    await user.tab({ shift: true });
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
    await user.tab();
    await expect(within(dialog).getByRole('button', { name: 'Keep it' })).toHaveFocus();
  },
});

/** Every property by hand; press "Open" after a change. */
export const Playground = meta.story({
  args: {
    size: 'medium',
    children: (
      <>
        <DialogTitle>Note to the shop</DialogTitle>
        <Place as="stack">
          <DialogDescription>
            The shop reads it when it packs your goods. <Link href="#notes">What a note can say</Link>
          </DialogDescription>
          <TextField label="Note" ref={note} />
        </Place>
      </>
    ),
    initialFocus: note,
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Open');
    await expect(await screen.findByRole('textbox', { name: 'Note' })).toHaveFocus();
  },
});

/** Each role in each size opens, and closes again by the Escape key; then focus is back where it came from. */
export const AllVariants = meta.story({
  render: ({ children }) => {
    const [open, setOpen] = useState('');
    return (
      <Matrix
        rows={roles}
        columns={dialogSizes}
        draw={(role, size) => (
          <>
            <Button onClick={() => setOpen(`${role} ${size}`)}>Open</Button>
            <DialogRoot open={open === `${role} ${size}`} onOpenChange={() => setOpen('')}>
              <DialogContent role={role} size={size} closeLabel="Close">
                {children}
              </DialogContent>
            </DialogRoot>
          </>
        )}
      />
    );
  },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await user.click(button);
      await expect(await screen.findByText('Delivery address')).toBeVisible();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
      await expect(screen.queryByText('Delivery address')).toBeNull();
    }
    // One of them stays, to be seen.
    const [first] = canvas.getAllByRole('button');
    if (first) await user.click(first);
    await expect(await screen.findByText('Delivery address')).toBeVisible();
  },
});

/** A title, a text and buttons that are too long: the title leaves the close button free, the rest wraps and scrolls. */
export const Hostile = meta.story({
  args: {
    children: (
      <>
        <DialogTitle>Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz and ยืนยันการยกเลิกคำสั่งซื้อทั้งหมดของคุณ</DialogTitle>
        <DialogDescription>
          {'The amount of ₹99,99,99,999.99 goes back to the account that paid it, which takes as long as your bank needs. '.repeat(14)}
        </DialogDescription>
        <DialogActions>
          <Button>Add all available items of this order to the shopping cart again</Button>
          <Button>Donaudampfschifffahrtsgesellschaftskapitänsmützenbestellung</Button>
        </DialogActions>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Open');
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
});

/** Content with panes of its own, such as a picture beside a form. */
export const Wide = meta.story({
  args: {
    size: 'wide',
    className: 'probe',
    id: 'box',
    children: (
      <Place as="panes">
        <Image src={pictureOf('handbag')} alt="" seed={2} eager />
        <Place as="pane">
          <DialogTitle>Mira structured leather handbag</DialogTitle>
          <DialogDescription>The goods go to your address when you pay.</DialogDescription>
        </Place>
      </Place>
    ),
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Open');
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveClass('probe');
    await expect(dialog).toHaveAttribute('id', 'box');
  },
});

const paragraphs = Array.from({ length: 24 }, (_, at) => (
  <DialogDescription key={at}>Stop {at + 1}: the parcel was weighed, scanned and sent on to the next town.</DialogDescription>
));

/** Longer than the window and with a least height of its own: it begins below the window's edge, and is scrolled to its end. */
export const LongerThanTheWindow = meta.story({
  args: {
    style: { minBlockSize: 'min(520px, 80dvh)' },
    children: (
      <>
        <DialogTitle>Track delivery</DialogTitle>
        {paragraphs}
        <DialogActions>
          <Button>Call the courier</Button>
        </DialogActions>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Open');
    const dialog = await screen.findByRole('dialog');
    // Where it is measured it has stopped moving.
    await expect(dialog).toBeVisible();
    const page = dialog.parentElement;
    await expect(dialog.getBoundingClientRect().top).toBeGreaterThanOrEqual(16);
    page?.scrollTo(0, page.scrollHeight);
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight - 16);
    page?.scrollTo(0, 0);
    // Reading begins at the title; by keyboard what has the focus is in sight, also when Tab goes round.
    await expect(within(dialog).getByRole('heading')).toHaveFocus();
    const call = within(dialog).getByRole('button', { name: 'Call the courier' });
    // The last buttons are in sight from the beginning.
    const last = within(dialog).getByRole('button', { name: 'Change it' });
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight - 16);
    within(dialog).getByRole('button', { name: 'Close' }).focus();
    await user.tab();
    await expect(call).toHaveFocus();
    // Neither below the window nor under the last ones.
    await expect(call.getBoundingClientRect().bottom).toBeLessThanOrEqual(last.getBoundingClientRect().top);
    page?.scrollTo(0, 0);
  },
});

/** Closed by the close button, then by a press beside it; both times focus is back at the button that opened it. */
export const Closed = meta.story({
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await user.click(opener);
    await press(within(await screen.findByRole('dialog')), 'Close');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();

    await user.click(opener);
    const dialog = await screen.findByRole('dialog');
    if (dialog.parentElement) await user.click(dialog.parentElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
});

/** Something is lost for good, so an answer is needed: a press beside it does not close it. */
export const AlertDialog = meta.story({
  args: {
    role: 'alertdialog',
    closeLabel: '',
    children: (
      <>
        <DialogTitle>Delete this address?</DialogTitle>
        <DialogDescription>It cannot be restored.</DialogDescription>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Open');
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this address?' });
    await expect(dialog).toHaveAccessibleDescription('It cannot be restored.');
    if (dialog.parentElement) await user.click(dialog.parentElement);
    await user.tab();
    await expect(dialog).toBeVisible();
    await expect(within(dialog).getAllByRole('button')).toHaveLength(2);
  },
});

/** Its owner decides, and is told why: all the ways to open and to close it. */
export const Controlled = meta.story({
  render: function Controlled({ children, ...rest }) {
    const { open, onOpenChange, log } = useOpenLog();
    return (
      <Place as="column">
        <DialogRoot open={open} onOpenChange={onOpenChange}>
          <DialogTrigger>Open</DialogTrigger>
          <DialogContent {...rest} id="address">
            {children}
            <DialogActions>
              <DialogClose>Keep it</DialogClose>
            </DialogActions>
          </DialogContent>
        </DialogRoot>
        {log}
      </Place>
    );
  },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Open' });
    const ways: readonly [reason: string, close: (dialog: HTMLElement) => Promise<void>][] = [
      ['escape', () => user.keyboard('{Escape}')],
      ['outside', (dialog) => user.click(dialog.parentElement ?? dialog)],
      ['close-button', (dialog) => press(within(dialog), 'Close')],
      ['close-button', (dialog) => press(within(dialog), 'Keep it')],
    ];
    for (const [, close] of ways) {
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
      await user.click(trigger);
      const dialog = await screen.findByRole('dialog');
      await expect(trigger).toHaveAttribute('aria-expanded', 'true');
      await expect(trigger).toHaveAttribute('aria-controls', dialog.id);
      await close(dialog);
      await waitFor(() => expect(trigger).toHaveFocus());
      await expect(screen.queryByRole('dialog')).toBeNull();
    }
    await expect(changesIn(canvas)).toEqual(ways.flatMap(([reason]) => ['opened by trigger', `closed by ${reason}`]));
  },
});
