import { inPlace, Place } from '@galleria/storybook/kit/board.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { Statement } from './Statement.tsx';

const words = 'The pictures show a scratch that was not there when we packed the headphones. We can offer a repair.';
const action = (
  <LinkButton size="small" href="#refund">
    View refund
  </LinkButton>
);

const meta = preview.meta({
  title: 'Patterns/Statement',
  component: Statement,
  decorators: [inPlace('page')],
  args: { name: 'Lumen Audio', children: words },
  argTypes: { children: { control: 'text' }, action: { control: false } },
});

/** A shop says why it refused a refund. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent('Lumen Audio');
    await expect(canvas.getByRole('blockquote')).toHaveTextContent(words);
    await expect(canvas.queryByRole('time')).not.toBeInTheDocument();
  },
});

/** Every property by hand. */
export const Playground = meta.story({ args: { at: '2026-06-16T11:35:00Z', action } });

/** With and without the moment and something to press, and of a shop whose name nobody knows. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:mobile', 'visual:forced-colors'],
  render: () => (
    <Place as="stack">
      <Statement name="Lumen Audio">{words}</Statement>
      <Statement name="Kiln & Clay" at="2026-06-16T11:35:00Z" action={action}>
        Thank you! The second cup is on its way.
      </Statement>
      <Statement name="The shop">The goods came back used.</Statement>
    </Place>
  ),
});

/** Long, unbroken and Thai words, several lines and a moment that is none, on a phone of 320 px. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  args: {
    name: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    at: 'yesterday',
    lang: 'th',
    children: 'ทางร้านไม่สามารถคืนเงินได้เนื่องจากสินค้าถูกใช้งานแล้ว\n\nDonaudampfschifffahrtsgesellschaftskapitän <b>no</b>',
    action,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/yesterday/)).not.toBeInTheDocument();
    await expect(canvas.getByText(/<b>no<\/b>/)).toBeVisible();
  },
});
