import { pictureOf } from '@galleria/mocks/drawings.ts';
import { inPlace, Place } from '@galleria/storybook/kit/board.tsx';
import { translated } from '@galleria/storybook/kit/fromProps.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { Tag } from '../../components/Tag/index.ts';
import type { OrderLineView } from '../OrderLine/index.ts';
import { OrderCard, type OrderCardView } from './OrderCard.tsx';
import { OrderCardSkeleton } from './OrderCardSkeleton.tsx';

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
const order: OrderCardView = {
  orderNo: 'SH2606180001',
  state: 'completed',
  placedAt: '2026-06-18T04:54:00Z',
  shops: [sports],
  quantity: 1,
  freight: '0.00',
  total: '4299',
};
const unpaid: OrderCardView = { ...order, state: 'unpaid' };
const unbroken = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';

const { loaders, decorators } = translated();

const meta = preview.meta({
  loaders,
  decorators,
  title: 'Patterns/Order card',
  component: OrderCard,
  subcomponents: { OrderCardSkeleton },
  args: { order, reviewMarks: true },
  argTypes: { state: { control: false }, actions: { control: false } },
});

/** An order that is over: nothing can be done with it. It is named by its number. */
export const Default = meta.story({
  decorators: [inPlace('page')],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Order SH2606180001' })).toBeVisible();
    await expect(canvas.getByText('Quantity 1')).toBeInTheDocument();
  },
});

/** Every property by hand. */
export const Playground = meta.story({
  decorators: [inPlace('page')],
  args: { order: unpaid, state: <Tag tone="warning">To pay</Tag>, actions: <Button tone="primary">Pay now</Button> },
});

/** One shop and several, with and without state, actions and a sum that is due. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:mobile', 'visual:forced-colors'],
  decorators: [inPlace('page')],
  render: () => (
    <Place as="stack">
      <OrderCard
        order={unpaid}
        reviewMarks
        state={<Tag tone="warning">To pay</Tag>}
        actions={
          <>
            <Button>Cancel order</Button>
            <Button tone="primary">Pay now</Button>
          </>
        }
      />
      <OrderCard
        order={{ ...order, orderNo: 'SH2606180002', shops: [sports, audio], quantity: 7, freight: '99', total: '17595' }}
        reviewMarks
        state={<Tag tone="success">Delivered</Tag>}
        actions={<Button>Buy again</Button>}
      />
      <OrderCard
        order={{
          ...order,
          orderNo: 'SH2606180003',
          state: 'cancelled',
          placedAt: undefined,
          shops: [audio],
          quantity: 6,
          freight: undefined,
          total: '13197',
        }}
        reviewMarks
      />
    </Place>
  ),
});

/** Long, unbroken and Thai texts, nine digits, missing pictures, many actions, on a phone of 320 px. */
export const Hostile = meta.story({
  globals: { locale: 'pseudo' },
  decorators: [inPlace('phone')],
  args: {
    order: {
      ...unpaid,
      orderNo: 'SH26061800010002000300040005',
      quantity: 1_000_002,
      freight: '9999999.99',
      total: '999999999.99',
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
