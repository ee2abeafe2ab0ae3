import { inPlace, Matrix, Place } from '@galleria/storybook/kit/board.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { Spinner, spinnerSizes } from './Spinner.tsx';

const meta = preview.meta({
  title: 'Components/Spinner',
  component: Spinner,
  args: { label: 'Loading the verification picture' },
  argTypes: { size: { control: 'select', options: spinnerSizes } },
});

/** A small place waits for its content; screen readers hear for what. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the verification picture');
  },
});

/** Every property by hand. */
export const Playground = meta.story({ args: { size: 'large', label: 'Opening the payment page' } });

/** Text beside it says what is under way, so it only decorates. */
export const Decorative = meta.story({
  args: { label: '' },
  render: (args) => (
    <Place as="row">
      <Spinner {...args} size="small" />
      Checking your payment
    </Place>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
});

/** Each size, alone and beside text. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: () => (
    <Matrix
      rows={spinnerSizes}
      columns={['labelled', 'beside text']}
      draw={(size, way) =>
        way === 'labelled' ? (
          <Spinner size={size} label={`Loading, ${size}`} />
        ) : (
          <Place as="row">
            <Spinner size={size} /> Sending
          </Place>
        )
      }
    />
  ),
});

/** A label without end, and long texts beside it in a place of 120 px: the spinner keeps its size. */
export const Hostile = meta.story({
  decorators: [inPlace('tile')],
  args: { label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz '.repeat(9) },
  render: (args) => (
    <Place as="column">
      <Spinner {...args} />
      <p>
        <Spinner size="small" /> กำลังตรวจสอบการชำระเงินของคุณกับธนาคาร
      </p>
      <p>
        <Spinner size="small" /> Donaudampfschifffahrtsgesellschaft
      </p>
    </Place>
  ),
});
