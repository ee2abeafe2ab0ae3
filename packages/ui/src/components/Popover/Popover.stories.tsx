import { inPlace, Place } from '@galleria/storybook/kit/board.tsx';
import { docsDescription } from '@galleria/storybook/kit/docsDescription.ts';
import { press, shopper } from '@galleria/storybook/kit/shopper.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { popoverAligns, popoverSides, PopoverButton, PopoverPanel, PopoverRoot } from './index.ts';

const points = 'You get one point for every hundred rupees that you pay. Points become yours when you confirm that the goods are there.';

const meta = preview.meta({
  title: 'Components/Popover',
  component: PopoverPanel,
  subcomponents: { PopoverRoot, PopoverButton },
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
        <PopoverButton>How points work</PopoverButton>
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
    await shopper.tab();
    await shopper.keyboard('{Enter}');
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

/** There is more room above the button: the panel lies over it. */
export const Over = meta.story({
  args: { side: 'over' },
  render: (args) => (
    <Place as="column">
      <Place as="pane">Beside your orders stand the points that they brought.</Place>
      <PopoverRoot>
        <PopoverButton>How points work</PopoverButton>
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
    await shopper.click(button);
    await shopper.tab();
    await expect(inside()).toHaveFocus();
    await shopper.keyboard('{Escape}');
    await expect(canvas.queryByRole('group')).toBeNull();
    await expect(button).toHaveFocus();

    await shopper.click(button);
    await shopper.tab();
    await shopper.click(document.body);
    await expect(canvas.queryByRole('group')).toBeNull();
    await expect(button).toHaveFocus();

    await shopper.click(button);
    await shopper.click(button);
    await expect(canvas.queryByRole('group')).toBeNull();

    await shopper.click(button);
    await shopper.tab();
    await shopper.tab();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
    await expect(canvas.queryByRole('group')).toBeNull();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
});
