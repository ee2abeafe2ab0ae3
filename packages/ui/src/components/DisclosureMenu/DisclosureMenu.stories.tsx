import { inPlace, Place } from '@galleria/storybook/kit/board.tsx';
import { docsDescription } from '@galleria/storybook/kit/docsDescription.ts';
import { press, shopper } from '@galleria/storybook/kit/shopper.ts';
import preview from '@galleria/storybook/preview.tsx';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { popoverAligns, popoverSides } from '../Popover/index.ts';
import {
  DisclosureMenuButton,
  DisclosureMenuGroup,
  DisclosureMenuLink,
  DisclosureMenuPanel,
  DisclosureMenuRoot,
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
  subcomponents: { DisclosureMenuRoot, DisclosureMenuButton, DisclosureMenuGroup, DisclosureMenuLink },
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
        <DisclosureMenuButton tone="quiet">Service</DisclosureMenuButton>
        <DisclosureMenuPanel {...args} />
      </DisclosureMenuRoot>
      <Button tone="quiet">Next</Button>
    </Place>
  ),
});

/** The pointer rests on the button: the panel opens, stays while it is pointed at, and goes with the pointer. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Service' });
    await shopper.hover(button);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    const panel = await canvas.findByRole('group', { name: 'Service' });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(button).toHaveAttribute('aria-controls', panel.id);
    await shopper.hover(canvas.getByRole('link', { name: 'Refunds' }));
    // Longer than the pause after which it would close: that nothing happens can only be waited out.
    await new Promise((go) => setTimeout(go, 400));
    await expect(panel).toBeVisible();
    await shopper.unhover(canvas.getByRole('link', { name: 'Refunds' }));
    await waitFor(() => expect(panel).not.toBeVisible());
    await shopper.hover(button);
    await canvas.findByRole('group');
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
    await shopper.tab();
    await shopper.keyboard('{Enter}');
    await expect(button).toHaveFocus();
    await shopper.tab();
    await expect(link('Help')).toHaveFocus();
    await shopper.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await expect(canvas.queryByRole('group')).toBeNull();
    await shopper.keyboard('{ArrowDown}');
    await expect(link('Help')).toHaveFocus();
    await shopper.keyboard('{End}');
    await expect(link('Open a shop')).toHaveFocus();
    await shopper.tab();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
    await expect(canvas.queryByRole('group')).toBeNull();
    await shopper.tab({ shift: true });
    await shopper.keyboard('{ArrowDown}{ArrowDown}');
    await expect(link('Orders and delivery')).toHaveFocus();
  },
});

/** ↓ while the links are on their way: focus waits for the first of them, and leaves out what is there already. */
export const LinksPending = meta.story({
  render: function LinksPending(args) {
    const [pending, setPending] = useState(true);
    return (
      <DisclosureMenuRoot>
        <DisclosureMenuButton tone="quiet">Service</DisclosureMenuButton>
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
    await shopper.tab();
    await shopper.keyboard('{ArrowDown}');
    const come = await canvas.findByRole('button', { name: 'Let them come' });
    // Who cannot wait presses again.
    await shopper.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Service' })).toHaveFocus();
    // Not by the shopper's hand, which would take the focus along.
    come.click();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Help' })).toHaveFocus());
  },
});

/** A press on what hover has opened keeps it; the next one closes it. So does a press elsewhere. */
export const Pressed = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Service' });
    await shopper.hover(button);
    await canvas.findByRole('group');
    await shopper.click(button);
    await shopper.unhover(button);
    // Longer than the pause after which it would close: that nothing happens can only be waited out.
    await new Promise((go) => setTimeout(go, 400));
    await expect(canvas.getByRole('group')).toBeVisible();
    await shopper.click(button);
    await expect(canvas.queryByRole('group')).toBeNull();
    await shopper.click(button);
    await shopper.click(document.body);
    await expect(canvas.queryByRole('group')).toBeNull();
  },
});
