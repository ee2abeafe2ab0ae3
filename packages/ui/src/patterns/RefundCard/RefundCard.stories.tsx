import { pictureOf } from '@galleria/mocks/drawings.ts';
import { inPlace, Place } from '@galleria/storybook/kit/board.tsx';
import { translated } from '@galleria/storybook/kit/fromProps.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { refundStates } from '../../flows/refund.ts';
import { Statement } from '../Statement/index.ts';
import { RefundCard, type RefundCardView } from './index.ts';

const refund: RefundCardView = {
  refundOrderNo: 'RF2606190001',
  orderNo: 'SH2606180001',
  quantity: 2,
  status: 'underReview',
  amount: '10789',
  lines: [
    {
      id: 1,
      productId: 3,
      name: 'Mira structured leather handbag, two-tone',
      image: pictureOf('handbag'),
      specText: 'Tan',
      price: '6490',
      quantity: 1,
      reviewed: false,
    },
    {
      id: 2,
      productId: 1,
      name: 'Trail running shoe',
      image: pictureOf('shoe'),
      specText: 'Lilac, UK 8',
      price: '4299',
      quantity: 1,
      reviewed: true,
    },
  ],
};
const short: RefundCardView = { ...refund, amount: '6490', quantity: 1, lines: refund.lines.slice(0, 1) };
const reason = 'The strap was cut off and the seal is broken. We can offer a repair.';
const refusal = <Statement name="Kiln & Clay">{reason}</Statement>;

const { loaders, decorators } = translated();

const meta = preview.meta({
  loaders,
  decorators,
  title: 'Patterns/Refund card',
  component: RefundCard,
  args: { refund, actions: <LinkButton href="#details">Details</LinkButton> },
  argTypes: { actions: { control: false }, note: { control: false } },
});

/** The merchant has not answered yet. The card is named by the refund's number. */
export const Default = meta.story({
  decorators: [inPlace('page')],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Refund RF2606190001' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.queryByText('Reviewed')).not.toBeInTheDocument();
  },
});

/** Every property by hand. */
export const Playground = meta.story({
  decorators: [inPlace('page')],
  args: { refund: { ...short, status: 'refunding' } },
});

/** Each state with its tag. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:mobile', 'visual:forced-colors'],
  decorators: [inPlace('page')],
  render: () => (
    <Place as="stack">
      {refundStates.map((status) => (
        <RefundCard
          key={status}
          refund={{ ...short, status }}
          note={status === 'refused' && refusal}
          actions={
            <>
              <LinkButton href="#details">Details</LinkButton>
              {status === 'refused' && <Button tone="accent">Request again</Button>}
            </>
          }
        />
      ))}
    </Place>
  ),
});

/** Long, unbroken and Thai texts, nine digits and a missing picture on a phone of 320 px. */
export const Hostile = meta.story({
  globals: { locale: 'pseudo' },
  decorators: [inPlace('phone')],
  args: {
    refund: {
      refundOrderNo: 'RF26061900010002000300040005',
      orderNo: 'SH26061800010002000300040005',
      quantity: 999_999,
      status: 'refused',
      amount: '999999999.99',
      lines: [
        {
          id: 1,
          productId: 1,
          name: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
          image: '',
          specText: 'ขนาดใหญ่พิเศษสีน้ำตาลเข้มพร้อมสายสะพายหนังแท้',
          price: '123456789.99',
          quantity: 999_999,
          reviewed: false,
        },
      ],
    },
    note: (
      <Statement name="Rindfleischetikettierungsüberwachungsaufgabe">
        ทางร้านไม่สามารถคืนเงินได้เนื่องจากสินค้าถูกใช้งานแล้วและไม่มีบรรจุภัณฑ์เดิม Donaudampfschifffahrtsgesellschaftskapitän
      </Statement>
    ),
    actions: (
      <>
        <Button>Donaudampfschifffahrtsgesellschaft</Button>
        <Button tone="accent">Apply for the refund again</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('button').map((button) => button.offsetWidth);
    await expect(new Set(widths).size).toBe(1);
  },
});

/** The merchant refused: its reason stands in its own words, and the shopper may apply again. */
export const Refused = meta.story({
  decorators: [inPlace('page')],
  args: {
    refund: { ...refund, status: 'refused' },
    note: refusal,
    actions: <Button tone="accent">Request again</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(reason)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Request again' })).toBeEnabled();
  },
});
