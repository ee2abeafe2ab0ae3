import { pictureOf } from '@galleria/mocks/drawings.ts';
import { inPlace, Place } from '@galleria/storybook/kit/board.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { Tag } from '../../components/Tag/index.ts';
import type { OrderLineView } from '../OrderLine/index.ts';
import { OrderCard } from './OrderCard.tsx';
import { OrderCardSkeleton } from './OrderCardSkeleton.tsx';

const texts = {
  number: 'Order SH2606180001',
  placed: '18 June 2026, 10:24',
  summary: '1 item, free delivery',
  totalLabel: 'Total',
  quantity: (count: number) => `Quantity ${count}`,
  reviewed: 'Reviewed',
};
const shoe: OrderLineView = {
  id: 1,
  productId: 1,
  name: 'Trail running shoe',
  image: pictureOf('shoe'),
  specText: 'Lilac, UK 8',
  price: '4299',
  quantity: 1,
  reviewed: false,
};
const radio: OrderLineView = {
  id: 2,
  productId: 4,
  name: 'Pocket world-band radio',
  image: pictureOf('radio'),
  specText: '',
  price: '2199.50',
  quantity: 3,
  reviewed: true,
};
const sports = { merchant: { id: 1, name: 'Northwind Sports' }, lines: [shoe] };
const audio = {
  merchant: { id: 2, name: 'Lumen Audio' },
  lines: [radio, { ...radio, id: 3, productId: 7, name: 'Studio headphones', image: '', reviewed: false }],
};
const unbroken = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';

const meta = preview.meta({
  title: 'Patterns/Order card',
  component: OrderCard,
  subcomponents: { OrderCardSkeleton },
  args: { shops: [sports], total: '4299', texts },
  argTypes: { state: { control: false }, actions: { control: false }, due: { control: 'boolean' } },
});

/** An order that is over: nothing can be done with it. It is named by its number. */
export const Default = meta.story({
  decorators: [inPlace('page')],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: texts.number })).toBeVisible();
    await expect(canvas.getByText('Quantity 1')).toBeInTheDocument();
  },
});

/** Every property by hand. */
export const Playground = meta.story({
  decorators: [inPlace('page')],
  args: { due: true, state: <Tag tone="warning">Awaiting payment</Tag>, actions: <Button tone="primary">Pay now</Button> },
});

/** One shop and several, with and without state, actions and a sum that is due. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:mobile', 'visual:forced-colors'],
  decorators: [inPlace('page')],
  render: () => (
    <Place as="stack">
      <OrderCard
        shops={[sports]}
        total="4299"
        texts={texts}
        due
        state={<Tag tone="warning">Awaiting payment</Tag>}
        actions={
          <>
            <Button>Cancel order</Button>
            <Button tone="primary">Pay now</Button>
          </>
        }
      />
      <OrderCard
        shops={[sports, audio]}
        total="17595"
        texts={{ ...texts, number: 'Order SH2606180002', summary: '7 items, delivery ₹99' }}
        state={<Tag tone="success">Delivered</Tag>}
        actions={<Button>Buy again</Button>}
      />
      <OrderCard shops={[audio]} total="13197" texts={{ ...texts, number: 'Order SH2606180003', placed: undefined, summary: '6 items' }} />
    </Place>
  ),
});

/** Long, unbroken and Thai texts, nine digits, missing pictures, many actions, on a phone of 320 px. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  args: {
    total: '999999999.99',
    due: true,
    shops: [
      {
        merchant: { id: 1, name: unbroken },
        lines: [{ ...shoe, name: unbroken, image: '', specText: unbroken, price: '123456789.99', quantity: 999_999, reviewed: true }],
      },
      {
        merchant: { id: 2, name: 'ร้านค้าเครื่องเสียงและอุปกรณ์อิเล็กทรอนิกส์' },
        lines: [{ ...radio, name: 'วิทยุพกพาแบบรับสัญญาณได้ทั่วโลกพร้อมสายคล้องคอหนังแท้', image: 'data:image/svg+xml,unreadable' }],
      },
    ],
    texts: {
      ...texts,
      number: 'Order SH26061800010002000300040005',
      summary: '1,000,002 items, delivery ₹99,99,999.99, paid in full by bank transfer',
    },
    state: <Tag tone="danger">Waiting for the shop to confirm the refund</Tag>,
    actions: (
      <>
        <Button>Request a refund for all items</Button>
        <Button>Donaudampfschifffahrtsgesellschaft</Button>
        <Button tone="primary">Pay now</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('button').map((button) => button.offsetWidth);
    await expect(new Set(widths).size).toBe(1);
  },
});

/** Orders are on their way, in the same layout. */
export const Loading = meta.story({
  decorators: [inPlace('page')],
  render: () => <OrderCardSkeleton label="Loading orders" cards={2} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading orders');
  },
});
