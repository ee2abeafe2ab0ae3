import { inPlace, Matrix, Place, Sample, Samples } from '@galleria/storybook/kit/board.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { FormatProvider } from '../Format/index.ts';
import { OldPrice, Price, priceSizes, priceTones } from './Price.tsx';

const meta = preview.meta({
  title: 'Components/Price',
  component: Price,
  subcomponents: { OldPrice },
  args: { amount: '4299' },
  argTypes: {
    tone: { control: 'select', options: priceTones },
    size: { control: 'select', options: priceSizes },
    cents: { control: 'radio', options: ['always', 'auto'] },
  },
});

/** What the goods cost. It reads as one text. */
export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('₹4,299.00');
  },
});

/** Every property by hand. */
export const Playground = meta.story({ args: { amount: '129900.5', tone: 'plain', size: 'huge' } });

/** Each tone in each size; cents; the price before a discount; other currencies and languages. */
export const AllVariants = meta.story({
  tags: ['visual:dark'],
  render: () => (
    <Place as="column">
      <Matrix rows={priceTones} columns={priceSizes} draw={(tone, size) => <Price amount="12990.5" tone={tone} size={size} />} />
      <Samples>
        <Sample name="cents always">
          <Price amount="4299" />
        </Sample>
        <Sample name="cents when there are any">
          <Price amount="4299" cents="auto" />
        </Sample>
        <Sample name="before a discount">
          <Price amount="6490" cents="auto" /> <OldPrice amount="8990" label="Old price" />
        </Sample>
        <Sample name="French, euro">
          <FormatProvider value={{ locale: 'fr-FR', currency: { code: 'EUR', symbol: '€' } }}>
            <Price amount="12990.5" />
          </FormatProvider>
        </Sample>
        <Sample name="Thai, baht">
          <FormatProvider value={{ locale: 'th-TH', currency: { code: 'THB', symbol: '฿' } }}>
            <Price amount="12990.5" />
          </FormatProvider>
        </Sample>
        <Sample name="no amount">
          <Price amount="" />
        </Sample>
      </Samples>
    </Place>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Old price')).toBeInTheDocument();
  },
});

/** Nine digits, more digits than a float can hold, refunds, and texts that are no amount. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  render: () => (
    <Place as="column">
      <Price amount="999999999.99" size="huge" />
      <Price amount="12345678901234567890.01" size="small" />
      <p>
        <Price amount="999999999.99" /> <OldPrice amount="12345678901.23" label="Old price" />
      </p>
      <Price amount="-4299" tone="plain" />
      <Price amount="0" tone="faint" />
      <Price amount="free <b>" tone="plain" />
    </Place>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('₹1,23,45,67,89,01,23,45,67,890.01');
    await expect(canvasElement).not.toHaveTextContent('free');
  },
});
