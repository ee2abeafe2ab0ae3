import { pictureOf } from '@galleria/mocks/drawings.ts';
import { press, user } from '@galleria/storybook/kit/user.ts';
import { useArg } from '@galleria/storybook/kit/useArg.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { DialogTrigger } from '../Dialog/index.ts';
import { Lightbox } from './index.ts';

const pictures = (['handbag-large', 'handbag-pair', 'handbag-close', 'handbag-niche', 'photo-detail'] as const).map((name, at) => ({
  src: pictureOf(name),
  alt: ['The bag from the front', 'Two of them', 'Its handle', 'The bag in a niche', 'The bag at home'][at] ?? '',
}));

/** Larger than any window, so that zooming has something to scroll. */
const poster = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="2000"><rect width="2400" height="2000" fill="#EEE3D2"/><circle cx="1200" cy="1000" r="800" fill="#D9301A"/></svg>',
)}`;

const meta = preview.meta({
  title: 'Components/Lightbox',
  component: Lightbox,
  args: {
    images: pictures,
    open: false,
    index: 0,
    onIndexChange: fn(),
    onOpenChange: fn(),
    texts: {
      label: 'Pictures of this review',
      close: 'Close',
      previous: 'Previous picture',
      next: 'Next picture',
      zoomIn: 'Full size',
      zoomOut: 'Whole picture',
      position: (place, of) => `${place} of ${of}`,
      broken: 'This picture can’t be shown.',
    },
  },
  argTypes: { texts: { control: false }, images: { control: false }, index: { control: 'number' } },
  render: ({ open, index, onIndexChange, onOpenChange, ...rest }) => {
    const [isOpen, setOpen] = useArg(open);
    const [shown, show] = useArg(index);
    const turn = (to: number) => {
      show(to);
      onIndexChange(to);
    };
    const change: typeof onOpenChange = (next, details) => {
      setOpen(next);
      onOpenChange?.(next, details);
    };
    return (
      <Lightbox
        {...rest}
        trigger={<DialogTrigger>Look at the pictures</DialogTrigger>}
        open={isOpen}
        onOpenChange={change}
        index={shown}
        onIndexChange={turn}
      />
    );
  },
});

/** Opened from a review: it is named, says where the reader is, and takes the attributes of its consumer. */
export const Default = meta.story({
  args: { className: 'probe', id: 'box' },
  play: async ({ canvas }) => {
    await press(canvas, 'Look at the pictures');
    const dialog = await screen.findByRole('dialog', { name: 'Pictures of this review' });
    await expect(within(dialog).getByRole('status')).toHaveTextContent('1 of 5');
    await expect(within(dialog).getByRole('img', { name: 'The bag from the front' })).toBeVisible();
    await expect(dialog).toHaveClass('probe');
    await expect(dialog).toHaveAttribute('id', 'box');
    await expect(dialog).toContainElement(document.querySelector(':focus'));
  },
});

/** Every property by hand. */
export const Playground = meta.story({ args: { open: true, index: 3 } });

/** The second of five, with its small picture marked. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:mobile', 'visual:forced-colors'],
  args: { open: true, index: 1 },
  play: async () => {
    await expect(await screen.findByRole('button', { current: true })).toHaveAccessibleName('2: Two of them');
  },
});

/** By the buttons and the small pictures: after the last comes the first. */
export const TurnedByPointer = meta.story({
  args: { open: true, index: 0 },
  play: async ({ args }) => {
    await user.click(await screen.findByRole('button', { name: 'Previous picture' }));
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(4);
    await expect(screen.getByRole('img', { name: 'The bag at home' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next picture' }));
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(0);
    await user.click(screen.getByRole('button', { name: '3: Its handle' }));
    await expect(screen.getByRole('status')).toHaveTextContent('3 of 5');
  },
});

/** By the arrow keys, Home and End, wherever focus is; the position is said. */
export const TurnedByKeyboard = meta.story({
  args: { open: true, index: 0 },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.querySelector(':focus')));
    await user.keyboard('{ArrowRight}{ArrowRight}');
    await expect(screen.getByRole('status')).toHaveTextContent('3 of 5');
    await user.keyboard('{Home}{ArrowLeft}');
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(4);
    await user.keyboard('{Home}{End}{ArrowLeft}');
    await expect(screen.getByRole('status')).toHaveTextContent('4 of 5');
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await expect(screen.getByRole('status')).toHaveTextContent('4 of 5');
    await user.tab();
  },
});

/** In its full size: it scrolls, and the arrow keys scroll instead of turning while it has focus. */
export const Zoomed = meta.story({
  args: { images: [{ src: poster, alt: 'A red disc' }, ...pictures], open: true, index: 0 },
  play: async ({ args }) => {
    await user.click(await screen.findByRole('button', { name: 'Full size' }));
    const view = screen.getByRole('group', { name: 'A red disc' });
    await waitFor(() => expect(view.scrollWidth).toBeGreaterThan(view.clientWidth));
    view.focus();
    await user.keyboard('{ArrowRight}');
    await expect(args.onIndexChange).not.toHaveBeenCalled();
    await expect(screen.getByRole('button', { name: 'Whole picture' })).toBeVisible();
  },
});

/** One picture alone: nothing to turn. */
export const One = meta.story({
  args: { images: pictures.slice(0, 1), open: true, index: 0 },
  play: async () => {
    await expect(await screen.findByRole('img', { name: 'The bag from the front' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Next picture' })).toBeNull();
    await user.keyboard('{ArrowRight}');
  },
});

/** A picture that cannot be loaded: it says so, and the others can be reached. */
export const Broken = meta.story({
  args: { images: [{ src: 'data:image/png,no', alt: 'The bag from behind' }, ...pictures], open: true, index: 0 },
  play: async () => {
    await expect(await screen.findByText('This picture can’t be shown.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next picture' }));
    await expect(screen.getByRole('img', { name: 'The bag from the front' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Full size' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Previous picture' }));
    await expect(screen.queryByRole('button', { name: 'Full size' })).toBeNull();
    await expect(await screen.findByText('This picture can’t be shown.')).toBeVisible();
  },
});

/** Closed by the close button, then by Escape; both times focus is back at what opened it. */
export const Closed = meta.story({
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Look at the pictures' });
    for (const [reason, close] of [
      ['close-button', () => press(screen, 'Close')],
      ['escape', () => user.keyboard('{Escape}')],
    ] as const) {
      await user.click(opener);
      await screen.findByRole('dialog');
      await close();
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(screen.queryByRole('dialog')).toBeNull();
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, { reason });
    }
  },
});

/** Long and Thai captions and very many pictures: the row below scrolls, and the one that is shown is in sight. */
export const Hostile = meta.story({
  tags: ['visual:mobile'],
  args: {
    images: Array.from({ length: 40 }, (_, at) => ({
      src: pictures[at % 5]?.src ?? '',
      alt: `${at + 1} Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz กระเป๋าหนังแท้ทั้งใบจากโรงฟอกแห่งเดียวในเมืองกานปุระ`,
    })),
    open: true,
    index: 29,
  },
  play: async () => {
    const chosen = await screen.findByRole('button', { current: true });
    await waitFor(() => expect(chosen.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth));
    await expect(screen.getByRole('status')).toHaveTextContent('30 of 40');
  },
});
