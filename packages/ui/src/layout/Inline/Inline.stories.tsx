import { inPlace, Sample, Samples } from '@galleria/storybook/kit/board.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { Tag } from '../../components/Tag/index.ts';
import { Text } from '../Text/index.ts';
import { Inline, inlineAligns, inlineElements, inlineJustifies } from './Inline.tsx';

const meta = preview.meta({
  title: 'Layout/Inline',
  component: Inline,
  args: {
    children: (
      <>
        <Button tone="primary">Pay</Button>
        <Button>Cancel order</Button>
        <Tag>Awaiting payment</Tag>
      </>
    ),
  },
  argTypes: {
    gap: { control: 'select', options: [0, 1, 2, 3, 4, 5, 6, 8, 10, 14, 18] },
    align: { control: 'radio', options: inlineAligns },
    justify: { control: 'radio', options: inlineJustifies },
    as: { control: 'select', options: inlineElements },
    children: { control: false },
  },
});

/** Buttons and a state beside each other, 8 px apart. */
export const Default = meta.story();

/** Every property by hand. */
export const Playground = meta.story({ args: { gap: 4, justify: 'between' } });

/** How children of different heights stand to each other, where the space goes that is left, and one row that never wraps. */
export const AllVariants = meta.story({
  render: () => (
    <Samples>
      {inlineAligns.map((align) => (
        <Sample key={align} name={`align ${align}`}>
          <Inline align={align}>
            <Text as="span" scale="display">
              ₹420
            </Text>
            <Text as="span">with freight</Text>
          </Inline>
        </Sample>
      ))}
      {inlineJustifies.map((justify) => (
        <Sample key={justify} name={`justify ${justify}`}>
          <Inline justify={justify}>
            <Tag>First</Tag>
            <Tag>Last</Tag>
          </Inline>
        </Sample>
      ))}
      <Sample name="never wraps">
        <Inline wrap={false} align="start">
          <Tag>New</Tag>
          <Text>A sentence that finds room beside the tag by taking a second line, and a third one.</Text>
        </Inline>
      </Sample>
      <Sample name="as a list">
        <Inline as="ul" gap={4}>
          <Text as="li">India</Text>
          <Text as="li">Nepal</Text>
        </Inline>
      </Sample>
    </Samples>
  ),
});

/** On a phone of 320 px: what finds no room goes to the next row, and what cannot be broken breaks. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  args: {
    children: (
      <>
        <Text as="span">{'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(2)}</Text>
        <Tag>กำลังรอการยืนยันจากร้านค้าของคุณ</Tag>
        <Button>Confirm that everything of this order has arrived</Button>
        <Button>Cancel order</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('button', { name: 'Cancel order' }).parentElement;
    await expect(row?.scrollWidth).toBe(row?.clientWidth);
  },
});
