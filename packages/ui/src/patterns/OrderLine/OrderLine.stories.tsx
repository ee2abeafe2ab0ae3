import { pictureOf } from '@galleria/mocks/drawings.ts';
import { inPlace, Place } from '@galleria/storybook/kit/board.tsx';
import { translated } from '@galleria/storybook/kit/fromProps.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { OrderLine, OrderLineList, type OrderLineView } from './index.ts';

const bag: OrderLineView = {
  id: 1,
  productId: 3,
  name: 'Mira structured leather handbag, two-tone',
  image: pictureOf('handbag'),
  specText: 'Tan',
  price: '6490',
  quantity: 1,
  reviewed: false,
};
const camera: OrderLineView = {
  ...bag,
  id: 2,
  productId: 6,
  name: 'Field 35 compact film camera',
  image: pictureOf('camera'),
  specText: '',
  price: '12450.50',
  quantity: 2,
  reviewed: true,
};
const unbroken = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';

const { loaders, decorators } = translated();

const meta = preview.meta({
  loaders,
  decorators,
  title: 'Patterns/Order line',
  component: OrderLine,
  subcomponents: { OrderLineList },
  args: { line: bag, reviewMark: true },
  argTypes: { action: { control: false }, href: { control: 'text' } },
  render: (args) => (
    <OrderLineList>
      <OrderLine {...args} />
    </OrderLineList>
  ),
});

/** One thing that was bought. The quantity is said in words, since "× 1" is no speech. */
export const Default = meta.story({
  decorators: [inPlace('page')],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Quantity 1');
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

/** Every property by hand. */
export const Playground = meta.story({ decorators: [inPlace('page')], args: { line: { ...camera, quantity: 12 }, href: '#goods' } });

/** Alone, with its review, with a link and a button, and without specification and picture. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:mobile', 'visual:forced-colors'],
  decorators: [inPlace('page')],
  render: () => (
    <OrderLineList>
      <OrderLine line={bag} reviewMark />
      <OrderLine line={camera} reviewMark />
      <OrderLine
        line={bag}
        reviewMark
        href="#goods"
        action={
          <LinkButton size="small" href="#review">
            Write a review
          </LinkButton>
        }
      />
      <OrderLine line={{ ...camera, image: '', reviewed: false }} reviewMark />
    </OrderLineList>
  ),
});

/** Long, unbroken and Thai texts and nine digits on a phone of 320 px. */
export const Hostile = meta.story({
  globals: { locale: 'pseudo' },
  decorators: [inPlace('phone')],
  render: () => (
    <Place as="stack">
      <OrderLineList>
        <OrderLine
          line={{ ...bag, name: unbroken, specText: unbroken, price: '123456789.99', quantity: 999_999, reviewed: true }}
          reviewMark
          href="#goods"
        />
        <OrderLine
          line={{ ...camera, name: 'วิทยุพกพาแบบรับสัญญาณได้ทั่วโลกพร้อมสายคล้องคอหนังแท้', image: 'data:image/svg+xml,unreadable' }}
          reviewMark
          action={
            <LinkButton size="small" href="#review">
              เขียนรีวิวสินค้าชิ้นนี้
            </LinkButton>
          }
        />
      </OrderLineList>
    </Place>
  ),
});

/** On the order's own page: the name leads to the goods, and what can be done with the line stands at its end. */
export const Linked = meta.story({
  decorators: [inPlace('page')],
  args: {
    line: { ...camera, reviewed: false },
    href: '#goods',
    action: (
      <LinkButton size="small" href="#review">
        Write a review
      </LinkButton>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: camera.name })).toHaveAttribute('href', '#goods');
    await expect(canvas.getByRole('link', { name: 'Write a review' })).toBeVisible();
    await expect(canvas.queryByText('Reviewed')).not.toBeInTheDocument();
  },
});
