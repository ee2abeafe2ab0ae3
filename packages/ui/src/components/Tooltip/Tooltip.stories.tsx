import { inPlace, Place } from '@galleria/storybook/kit/board.tsx';
import { user } from '@galleria/storybook/kit/user.ts';
import { changesIn, useOpenLog } from '@galleria/storybook/kit/useOpenLog.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { Heart, Trash2 } from 'lucide';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { popoverAligns, popoverSides } from '../Popover/index.ts';
import { Tooltip } from './Tooltip.tsx';

const meta = preview.meta({
  title: 'Components/Tooltip',
  component: Tooltip,
  args: { text: 'The price holds for ten minutes.', children: (trigger) => <Button {...trigger}>Pay</Button> },
  argTypes: {
    side: { control: 'select', options: popoverSides },
    align: { control: 'select', options: popoverAligns },
    children: { control: false },
  },
  decorators: [inPlace('pane')],
});

/** A control is pointed at for half a second: its description shows, and goes with the pointer. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Pay' });
    await expect(button).toHaveAccessibleDescription('The price holds for ten minutes.');
    await user.hover(button);
    await expect(canvas.queryByRole('tooltip')).toBeNull();
    await expect(await canvas.findByRole('tooltip')).toBeVisible();
    await user.unhover(button);
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
    await user.hover(button);
    await canvas.findByRole('tooltip');
  },
});

/** Every property by hand. */
export const Playground = meta.story({
  args: { side: 'bottom', align: 'start', text: 'You can change it later.' },
  play: async ({ canvas }) => {
    await user.tab();
    await expect(canvas.getByRole('tooltip')).toBeVisible();
  },
});

/** With an icon alone, whose label stays its name. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: () => (
    <Place as="row">
      <Tooltip text="The shop is told that it is gone.">{(trigger) => <IconButton {...trigger} label="Delete" icon={Trash2} />}</Tooltip>
      <Tooltip side="bottom" align="start" text="It stays in your list until the shop sells the last one.">
        {(trigger) => <IconButton {...trigger} label="Keep for later" icon={Heart} />}
      </Tooltip>
    </Place>
  ),
  play: async ({ canvas }) => {
    const [bin, heart] = canvas.getAllByRole('button');
    if (bin) await user.hover(bin);
    await canvas.findByRole('tooltip');
    await user.tab();
    await user.tab();
    await expect(heart).toHaveFocus();
    await expect(heart).toHaveAccessibleName('Keep for later');
    await expect(canvas.getByText(/^It stays/)).toBeVisible();
  },
});

/** Unbroken and Thai words on a phone of 320 px. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  args: {
    text: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz ₹99,99,99,999.99 ราคานี้ใช้ได้เพียงสิบนาทีนับจากที่คุณเปิดหน้านี้',
  },
  play: async ({ canvas }) => {
    await user.tab();
    const { left, right } = canvas.getByRole('tooltip').getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(8);
    await expect(right - left).toBeLessThanOrEqual(280);
  },
});

/** Focused by the keyboard, it shows at once; Escape hides it and takes nothing else away. */
export const Escaped = meta.story({
  play: async ({ canvas }) => {
    await user.tab();
    await expect(canvas.getByRole('tooltip')).toBeVisible();
    await user.keyboard('{Escape}');
    await expect(canvas.queryByRole('tooltip')).toBeNull();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
});

/** Somebody reads it under a magnifier: while the pointer is on the tip it stays. */
export const PointedAt = meta.story({
  args: { text: 'The price holds for ten minutes, then it is asked for again.' },
  render: (args) => (
    <Place as="row">
      <Tooltip {...args} />
      <Tooltip text="The cart is kept.">{(trigger) => <Button {...trigger}>Wait</Button>}</Tooltip>
    </Place>
  ),
  play: async ({ canvas }) => {
    await user.hover(canvas.getByRole('button', { name: 'Pay' }));
    const tip = await canvas.findByRole('tooltip');
    await user.hover(tip);
    // The other one comes and goes meanwhile: the pause after which this one would go is over.
    const wait = canvas.getByRole('button', { name: 'Wait' });
    await fireEvent.pointerOver(wait);
    await fireEvent.pointerMove(wait);
    await waitFor(() => expect(canvas.getByText('The cart is kept.')).toBeVisible());
    await fireEvent.pointerOut(wait);
    await waitFor(() => expect(canvas.getByText('The cart is kept.')).not.toBeVisible());
    await expect(tip).toBeVisible();
  },
});

/** Its owner decides, and is told why: all the ways to show and to hide it. */
export const Controlled = meta.story({
  render: function Controlled(args) {
    const { open, onOpenChange, log } = useOpenLog();
    return (
      <Place as="column">
        <Tooltip {...args} open={open} onOpenChange={onOpenChange} />
        {log}
      </Place>
    );
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Pay' });
    await user.tab();
    await user.keyboard('{Escape}');
    button.blur();
    await user.tab();
    await user.tab();
    await user.hover(button);
    await canvas.findByRole('tooltip');
    await user.unhover(button);
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
    await user.hover(button);
    await canvas.findByRole('tooltip');
    await fireEvent.pointerDown(button);
    await expect(canvas.queryByRole('tooltip')).toBeNull();
    const focused = ['opened by focus', 'closed by escape', 'opened by focus', 'closed by focus-out'];
    const hovered = ['opened by hover', 'closed by hover', 'opened by hover', 'closed by trigger'];
    await expect(changesIn(canvas)).toEqual([...focused, ...hovered]);
  },
});
