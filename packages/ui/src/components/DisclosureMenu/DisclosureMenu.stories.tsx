import { inPlace, Place } from '@galleria/storybook/kit/board.tsx';
import { docsDescription } from '@galleria/storybook/kit/docsDescription.ts';
import { press, user } from '@galleria/storybook/kit/user.ts';
import { changesIn, useOpenLog } from '@galleria/storybook/kit/useOpenLog.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { useState } from 'react';
import { expect, fireEvent, waitFor, type within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { popoverAligns, popoverSides } from '../Popover/index.ts';
import {
  DisclosureMenuClose,
  DisclosureMenuGroup,
  DisclosureMenuLink,
  DisclosureMenuPanel,
  DisclosureMenuRoot,
  DisclosureMenuTrigger,
  disclosureMenuLayouts,
} from './index.ts';

const groups = (
  <>
    <DisclosureMenuGroup title="Help" href="#help">
      <DisclosureMenuLink href="#orders">Orders and delivery</DisclosureMenuLink>
      <DisclosureMenuLink href="#refunds">Refunds</DisclosureMenuLink>
    </DisclosureMenuGroup>
    <DisclosureMenuGroup title="About us">
      <DisclosureMenuLink href="#story" aria-current="page">
        Our story
      </DisclosureMenuLink>
      <DisclosureMenuLink href="#open">Open a shop</DisclosureMenuLink>
    </DisclosureMenuGroup>
  </>
);

const meta = preview.meta({
  title: 'Components/Disclosure menu',
  component: DisclosureMenuPanel,
  subcomponents: { DisclosureMenuRoot, DisclosureMenuTrigger, DisclosureMenuClose, DisclosureMenuGroup, DisclosureMenuLink },
  parameters: docsDescription(DisclosureMenuRoot),
  args: { children: groups },
  argTypes: {
    side: { control: 'select', options: popoverSides },
    align: { control: 'select', options: popoverAligns },
    layout: { control: 'select', options: disclosureMenuLayouts },
    children: { control: false },
  },
  render: (args) => (
    <Place as="row">
      <DisclosureMenuRoot>
        <DisclosureMenuTrigger tone="quiet">Service</DisclosureMenuTrigger>
        <DisclosureMenuPanel {...args} />
      </DisclosureMenuRoot>
      <Button tone="quiet">Next</Button>
    </Place>
  ),
});

/** Two beside each other: what one does after a pause shows that the pause of the other is over. */
const besideAnother: typeof meta.input.render = (args) => (
  <Place as="row">
    <DisclosureMenuRoot>
      <DisclosureMenuTrigger tone="quiet">Service</DisclosureMenuTrigger>
      <DisclosureMenuPanel {...args} />
    </DisclosureMenuRoot>
    <DisclosureMenuRoot>
      <DisclosureMenuTrigger tone="quiet">Shops</DisclosureMenuTrigger>
      <DisclosureMenuPanel>Shop street</DisclosureMenuPanel>
    </DisclosureMenuRoot>
  </Place>
);

/** The pointer comes to the other menu and leaves it again; ended when that one is closed. */
async function passOverShops(canvas: Pick<ReturnType<typeof within>, 'getByRole'>) {
  const shops = canvas.getByRole('button', { name: 'Shops' });
  await fireEvent.pointerOver(shops);
  await fireEvent.pointerMove(shops);
  await waitFor(() => expect(shops).toHaveAttribute('aria-expanded', 'true'));
  await fireEvent.pointerOut(shops);
  await waitFor(() => expect(shops).toHaveAttribute('aria-expanded', 'false'));
}

/** The pointer rests on the button: the panel opens, stays while it is pointed at, and goes with the pointer. */
export const Default = meta.story({
  render: besideAnother,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Service' });
    await user.hover(button);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    const panel = await canvas.findByRole('group', { name: 'Service' });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(button).toHaveAttribute('aria-controls', panel.id);
    await user.hover(canvas.getByRole('link', { name: 'Refunds' }));
    await passOverShops(canvas);
    await expect(panel).toBeVisible();
    await user.unhover(canvas.getByRole('link', { name: 'Refunds' }));
    await waitFor(() => expect(panel).not.toBeVisible());
    await user.hover(button);
    await canvas.findByRole('group', { name: 'Service' });
  },
});

/** Every property by hand; press the button after a change. */
export const Playground = meta.story({
  args: { layout: 'plain', children: <Place as="pane">Whatever stands in it brings its own layout.</Place> },
  play: ({ canvas }) => press(canvas, 'Service'),
});

/** Lists with and without a page behind their title; the page that is shown is marked. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  args: {
    children: (
      <>
        {groups}
        <DisclosureMenuGroup title="Shop street" href="#street" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Service');
    await expect(canvas.getByRole('list', { name: 'Help' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Our story' })).toHaveAttribute('aria-current', 'page');
  },
});

/** Unbroken, Thai and very many links on a phone of 320 px: one column that scrolls. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  args: {
    children: ['Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz', 'ข้อมูลการจัดส่งและการคืนสินค้าทั้งหมดของร้านค้า'].map((title) => (
      <DisclosureMenuGroup key={title} title={title}>
        {Array.from({ length: 12 }, (_, at) => (
          <DisclosureMenuLink key={at} href={`#${at}`}>
            Donaudampfschifffahrtsgesellschaftskapitän {999_999_990 + at}
          </DisclosureMenuLink>
        ))}
      </DisclosureMenuGroup>
    )),
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Service');
    const panel = canvas.getByRole('group');
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
    await expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight - 8);
  },
});

/** By keys alone: the button opens it, arrows go through the links, Escape leads back. */
export const ByKeyboard = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Service' });
    const link = (name: string) => canvas.getByRole('link', { name });
    await user.tab();
    await user.keyboard('{Enter}');
    await expect(button).toHaveFocus();
    await user.tab();
    await expect(link('Help')).toHaveFocus();
    await user.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await expect(canvas.queryByRole('group')).toBeNull();
    await user.keyboard('{ArrowDown}');
    await expect(link('Help')).toHaveFocus();
    await user.keyboard('{End}');
    await expect(link('Open a shop')).toHaveFocus();
    await user.tab();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
    await expect(canvas.queryByRole('group')).toBeNull();
    await user.tab({ shift: true });
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await expect(link('Orders and delivery')).toHaveFocus();
  },
});

/** ↓ while the links are on their way: focus waits for the first of them, and leaves out what is there already. */
export const LinksPending = meta.story({
  render: function LinksPending(args) {
    const [pending, setPending] = useState(true);
    return (
      <DisclosureMenuRoot>
        <DisclosureMenuTrigger tone="quiet">Service</DisclosureMenuTrigger>
        <DisclosureMenuPanel {...args} pending={pending}>
          {!pending && groups}
          <div>
            <Button onClick={() => setPending(false)}>Let them come</Button>
          </div>
        </DisclosureMenuPanel>
      </DisclosureMenuRoot>
    );
  },
  play: async ({ canvas }) => {
    await user.tab();
    await user.keyboard('{ArrowDown}');
    const come = await canvas.findByRole('button', { name: 'Let them come' });
    // Who cannot wait presses again.
    await user.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Service' })).toHaveFocus();
    // Not by the shopper's hand, which would take the focus along.
    come.click();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Help' })).toHaveFocus());
  },
});

/** A press on what hover has opened keeps it; the next one closes it. So does a press elsewhere. */
export const Pressed = meta.story({
  render: besideAnother,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Service' });
    await user.hover(button);
    await canvas.findByRole('group');
    await user.click(button);
    await user.unhover(button);
    await passOverShops(canvas);
    await expect(canvas.getByRole('group')).toBeVisible();
    await user.click(button);
    await expect(canvas.queryByRole('group')).toBeNull();
    await user.click(button);
    await user.click(document.body);
    await expect(canvas.queryByRole('group')).toBeNull();
  },
});

/** Its owner decides, and is told why: all the ways to open and to close it. */
export const Controlled = meta.story({
  render: function Controlled({ children, ...rest }) {
    const { open, onOpenChange, log } = useOpenLog();
    return (
      <Place as="column">
        <DisclosureMenuRoot open={open} onOpenChange={onOpenChange}>
          <DisclosureMenuTrigger tone="quiet">Service</DisclosureMenuTrigger>
          <DisclosureMenuPanel {...rest}>
            {children}
            <DisclosureMenuGroup title="Shops">
              <DisclosureMenuLink href="#street" onClick={(event) => event.preventDefault()}>
                Shop street
              </DisclosureMenuLink>
            </DisclosureMenuGroup>
            <DisclosureMenuClose>That is all</DisclosureMenuClose>
          </DisclosureMenuPanel>
        </DisclosureMenuRoot>
        <Button tone="quiet">Next</Button>
        {log}
      </Place>
    );
  },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Service' });
    const ways: readonly [reason: string, close: () => Promise<void>][] = [
      ['trigger', () => user.keyboard('{Enter}')],
      ['escape', () => user.keyboard('{Escape}')],
      ['outside', () => user.click(document.body)],
      ['close-button', () => press(canvas, 'That is all')],
      ['item', () => user.click(canvas.getByRole('link', { name: 'Shop street' }))],
      ['focus-out', async () => canvas.getByRole('button', { name: 'Next' }).focus()],
    ];
    for (const [, close] of ways) {
      trigger.focus();
      await user.keyboard('{Enter}');
      await expect(canvas.getByRole('group')).toBeVisible();
      await close();
      await waitFor(() => expect(canvas.queryByRole('group')).toBeNull());
    }
    await fireEvent.pointerOver(trigger);
    await fireEvent.pointerMove(trigger);
    await canvas.findByRole('group');
    await fireEvent.pointerOut(trigger);
    await waitFor(() => expect(canvas.queryByRole('group')).toBeNull());
    const hovered = ['opened by hover', 'closed by hover'];
    const log = changesIn(canvas).filter((change) => /^(opened|closed) by /.test(change));
    await expect(log).toEqual([...ways.flatMap(([reason]) => ['opened by trigger', `closed by ${reason}`]), ...hovered]);
  },
});
