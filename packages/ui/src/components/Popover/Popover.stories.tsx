import { inPlace, Place } from '@galleria/storybook/kit/board.tsx';
import { docsDescription } from '@galleria/storybook/kit/docsDescription.ts';
import { press, user } from '@galleria/storybook/kit/user.ts';
import { changesIn, useOpenLog } from '@galleria/storybook/kit/useOpenLog.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { LinkProvider, type LinkProps } from '../Link/index.ts';
import { popoverAligns, PopoverClose, PopoverPanel, PopoverRoot, popoverSides, PopoverTrigger } from './index.ts';

const points = 'You get one point for every hundred rupees that you pay. Points become yours when you confirm that the goods are there.';

const meta = preview.meta({
  title: 'Components/Popover',
  component: PopoverPanel,
  subcomponents: { PopoverRoot, PopoverTrigger, PopoverClose },
  parameters: docsDescription(PopoverRoot),
  args: { children: points },
  argTypes: {
    side: { control: 'select', options: popoverSides },
    align: { control: 'select', options: popoverAligns },
    children: { control: 'text' },
  },
  render: (args) => (
    <Place as="row">
      <PopoverRoot>
        <PopoverTrigger>How points work</PopoverTrigger>
        <PopoverPanel {...args} />
      </PopoverRoot>
      <Button>Next</Button>
    </Place>
  ),
});

/** Opened by its button, which says so; focus stays on it, and the page behind stays usable. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'How points work' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.tab();
    await user.keyboard('{Enter}');
    const panel = canvas.getByRole('group', { name: 'How points work' });
    await expect(panel).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(button).toHaveAttribute('aria-controls', panel.id);
    await expect(button).toHaveFocus();
  },
});

/** Every property by hand; press the button after a change. */
export const Playground = meta.story({
  args: { align: 'end', children: 'Points are valid for two years.' },
  play: ({ canvas }) => press(canvas, 'How points work'),
});

/** A text and a way on, in the layer's own ground and shadow. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  args: {
    children: (
      <Place as="column">
        <p>{points}</p>
        <LinkButton href="#points" size="small">
          My points
        </LinkButton>
      </Place>
    ),
  },
  play: ({ canvas }) => press(canvas, 'How points work'),
});

/** Unbroken and Thai words and more text than the screen is high, on a phone of 320 px: it scrolls and stays within. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  args: {
    align: 'end',
    tabIndex: 0,
    children: `Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz ₹99,99,99,999.99 คะแนนสะสมของคุณจะเพิ่มขึ้นเมื่อคุณยืนยันว่าได้รับสินค้าแล้ว ${`${points} `.repeat(30)}`,
  },
  play: async ({ canvas }) => {
    await press(canvas, 'How points work');
    const { left, top, right, bottom } = canvas.getByRole('group').getBoundingClientRect();
    await expect(Math.min(left, top)).toBeGreaterThanOrEqual(8);
    await expect(right).toBeLessThanOrEqual(innerWidth - 8);
    await expect(bottom).toBeLessThanOrEqual(innerHeight - 8);
  },
});

/** There is more room above the button: the panel lies above it. */
export const Above = meta.story({
  args: { side: 'top' },
  render: (args) => (
    <Place as="column">
      <Place as="pane">Beside your orders stand the points that they brought.</Place>
      <PopoverRoot>
        <PopoverTrigger>How points work</PopoverTrigger>
        <PopoverPanel {...args} />
      </PopoverRoot>
    </Place>
  ),
  play: async ({ canvas }) => {
    await press(canvas, 'How points work');
    const button = canvas.getByRole('button', { name: 'How points work' }).getBoundingClientRect();
    await expect(canvas.getByRole('group').getBoundingClientRect().bottom).toBeLessThanOrEqual(button.top);
  },
});

/** Escape closes it, and a press elsewhere; focus that was inside is on the button again. Focus that goes elsewhere closes it too. */
export const Closed = meta.story({
  args: { children: <LinkButton href="#points">My points</LinkButton> },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'How points work' });
    const inside = () => canvas.getByRole('link', { name: 'My points' });
    await user.click(button);
    await user.tab();
    await expect(inside()).toHaveFocus();
    await user.keyboard('{Escape}');
    await expect(canvas.queryByRole('group')).toBeNull();
    await expect(button).toHaveFocus();

    await user.click(button);
    await user.tab();
    await user.click(document.body);
    await expect(canvas.queryByRole('group')).toBeNull();
    await expect(button).toHaveFocus();

    await user.click(button);
    await user.click(button);
    await expect(canvas.queryByRole('group')).toBeNull();

    await user.click(button);
    await user.tab();
    await user.tab();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
    await expect(canvas.queryByRole('group')).toBeNull();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
});

/** Its owner decides, and is told why: all the ways to open and to close it. */
export const Controlled = meta.story({
  render: function Controlled(args) {
    const { open, onOpenChange, log } = useOpenLog();
    return (
      <Place as="column">
        <Place as="row">
          <PopoverRoot open={open} onOpenChange={onOpenChange}>
            <PopoverTrigger>How points work</PopoverTrigger>
            <PopoverPanel {...args}>
              <PopoverClose>I see</PopoverClose>
              <LinkButton href="#points" onClick={(event) => event.preventDefault()}>
                My points
              </LinkButton>
            </PopoverPanel>
          </PopoverRoot>
          <Button>Next</Button>
        </Place>
        {log}
      </Place>
    );
  },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'How points work' });
    const ways: readonly [reason: string, close: () => Promise<void>][] = [
      ['trigger', () => user.click(trigger)],
      ['escape', () => user.keyboard('{Escape}')],
      ['outside', () => user.click(document.body)],
      ['outside', () => user.click(canvas.getByRole('button', { name: 'Next' }))],
      ['close-button', () => press(canvas, 'I see')],
      ['item', () => user.click(canvas.getByRole('link', { name: 'My points' }))],
    ];
    for (const [, close] of ways) {
      await user.click(trigger);
      await expect(canvas.getByRole('group')).toBeVisible();
      await close();
      await expect(canvas.queryByRole('group')).toBeNull();
    }
    await expect(trigger).toHaveFocus();
    await user.click(trigger);
    canvas.getByRole('button', { name: 'Next' }).focus();
    await waitFor(() => expect(canvas.queryByRole('group')).toBeNull());
    await expect(changesIn(canvas)).toEqual([
      ...ways.flatMap(([reason]) => ['opened by trigger', `closed by ${reason}`]),
      'opened by trigger',
      'closed by focus-out',
    ]);
  },
});

const followed = fn();

/** A router takes over the links, and the panel leaves the page as it closes: the link's handler runs first, and no page is loaded. */
export const LinkFollowed = meta.story({
  beforeEach: () => void followed.mockClear(),
  render: function LinkFollowed() {
    const [open, setOpen] = useState(false);
    return (
      <LinkProvider component={RouterLink}>
        <PopoverRoot open={open} onOpenChange={(next) => flushSync(() => setOpen(next))}>
          <PopoverTrigger>Your account</PopoverTrigger>
          {open && (
            <PopoverPanel>
              <LinkButton href="/somewhere-else">Your orders</LinkButton>
            </PopoverPanel>
          )}
        </PopoverRoot>
      </LinkProvider>
    );
  },
  play: async ({ canvas }) => {
    const page = location.href;
    await press(canvas, 'Your account');
    await user.click(canvas.getByRole('link', { name: 'Your orders' }));
    await expect(followed).toHaveBeenCalledOnce();
    await expect(followed).toHaveBeenCalledWith('/somewhere-else');
    await expect(location.href).toBe(page);
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Your account' })).toHaveFocus();
  },
});

function RouterLink({ href, children, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        followed(href);
      }}
    >
      {children}
    </a>
  );
}

/** Shown at first without an owner; from then on it decides itself. */
export const OpenAtFirst = meta.story({
  render: (args) => (
    <Place as="row">
      <PopoverRoot defaultOpen>
        <PopoverTrigger>How points work</PopoverTrigger>
        <PopoverPanel {...args}>Points are shown beside your orders.</PopoverPanel>
      </PopoverRoot>
    </Place>
  ),
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'How points work' });
    await expect(canvas.getByRole('group')).toBeVisible();
    await user.click(trigger);
    await expect(canvas.queryByRole('group')).toBeNull();
    await user.click(trigger);
    await expect(canvas.getByRole('group')).toBeVisible();
  },
});
