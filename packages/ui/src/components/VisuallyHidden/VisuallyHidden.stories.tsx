import { inPlace, Place, Sample, Samples } from '@galleria/storybook/kit/board.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { Star } from 'lucide';
import { expect } from 'storybook/test';
import { Icon } from '../Icon/index.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({
  title: 'Components/Visually hidden',
  component: VisuallyHidden,
  args: { children: 'Sold in the last month: ' },
  argTypes: { children: { control: 'text' } },
  render: (args) => (
    <p>
      <VisuallyHidden {...args} />
      1.2K
    </p>
  ),
});

/** The eye knows by the place what the figure means; the ear is told. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const hidden = canvas.getByText('Sold in the last month:');
    await expect(hidden.parentElement).toHaveTextContent('Sold in the last month: 1.2K');
    await expect(hidden.getBoundingClientRect().width).toBe(1);
  },
});

/** Every property by hand: the picture stays, the text that is read changes. */
export const Playground = meta.story({
  args: { children: 'Rating: ' },
  render: (args) => (
    <p>
      <VisuallyHidden {...args} />
      4.8 of 5
    </p>
  ),
});

/** Before a figure, beside an icon, and at the end of a link whose name would else say too little. */
export const AllVariants = meta.story({
  render: () => (
    <Samples>
      <Sample name="before a figure">
        <p>
          <VisuallyHidden>Quantity: </VisuallyHidden>× 2
        </p>
      </Sample>
      <Sample name="beside an icon">
        <Place as="row">
          <Icon icon={Star} />
          <VisuallyHidden>Your favourite</VisuallyHidden>
        </Place>
      </Sample>
      <Sample name="in a link">
        <a href="#order">
          Details<VisuallyHidden> of order 26060 90215 48</VisuallyHidden>
        </a>
      </Sample>
    </Samples>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Details of order 26060 90215 48' })).toBeVisible();
  },
});

/** A text without end in a place of 120 px: nothing moves and nothing scrolls. */
export const Hostile = meta.story({
  decorators: [inPlace('tile')],
  args: { children: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz '.repeat(20) },
  render: (args) => (
    <p>
      <VisuallyHidden {...args} />
      สินค้าขายดีประจำเดือนนี้
    </p>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
});
