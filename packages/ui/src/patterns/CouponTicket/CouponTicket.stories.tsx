import { inPlace, Place, Sample, Samples } from '@galleria/storybook/kit/board.tsx';
import { shopper } from '@galleria/storybook/kit/shopper.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, fn, within } from 'storybook/test';
import { CouponTicket, type CouponTicketState, couponTicketStates } from './index.ts';

const stubs: Record<CouponTicketState, string> = {
  available: 'Collect',
  received: 'Collected',
  exhausted: 'All gone',
  notStarted: 'From 1 July',
  ended: 'Ended',
  usable: 'Use now',
  expiring: 'Use now',
  used: 'Used',
  lapsed: 'Expired',
  unknown: 'Not usable',
};
const texts = { off: 'off', condition: 'Over ₹1,999 · all goods', validity: '7 days after collecting', stub: stubs.available };
const coupon = { id: 7, amount: '200', state: 'available' } as const;
const validity = (state: CouponTicketState) => (state === 'expiring' ? 'Ends today' : 'Until 30 June 2026');

const meta = preview.meta({
  title: 'Patterns/Coupon ticket',
  component: CouponTicket,
  args: { coupon, texts, onCollect: fn() },
  argTypes: { loading: { control: 'boolean' }, href: { control: 'text' } },
});

/** A coupon on offer that can be collected. The button says which coupon it collects. */
export const Default = meta.story({
  decorators: [inPlace('phone')],
  play: async ({ canvas, args }) => {
    await shopper.click(canvas.getByRole('button', { name: 'Collect ₹200 off' }));
    await expect(args.onCollect).toHaveBeenCalledWith(coupon);
    await shopper.keyboard('{Enter}');
    await expect(args.onCollect).toHaveBeenCalledTimes(2);
    await shopper.unhover(canvas.getByRole('button'));
  },
});

/** Every property by hand. */
export const Playground = meta.story({
  decorators: [inPlace('phone')],
  args: { coupon: { ...coupon, amount: '1500.50' }, texts: { ...texts, name: 'Monsoon edit' } },
});

/** Each state, on offer and of the shopper's own. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: (args) => (
    <Samples>
      {couponTicketStates.map((state) => (
        <Sample key={state} name={state}>
          <CouponTicket
            {...args}
            coupon={{ ...coupon, state }}
            href="#goods"
            texts={{ ...texts, validity: validity(state), stub: stubs[state] }}
          />
        </Sample>
      ))}
      <Sample name="with its name">
        <CouponTicket {...args} texts={{ ...texts, name: 'Monsoon edit' }} />
      </Sample>
      <Sample name="busy">
        <CouponTicket {...args} loading />
      </Sample>
    </Samples>
  ),
});

/** Long, unbroken and Thai texts and nine digits at 288 px: the ticket grows, the amount stays whole, and the notches on the seam. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  render: (args) => (
    <Place as="stack">
      <CouponTicket
        {...args}
        coupon={{ ...coupon, amount: '999999999.99' }}
        texts={{
          name: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
          off: 'auf alle Waren',
          condition: 'Ab ₹9,99,99,99,999 · Donaudampfschifffahrtsgesellschaftskapitänsmützen',
          validity: 'Von 1. September 2026, 00:00 bis 31. Dezember 2026, 23:59 Uhr',
          stub: 'Gutschein sichern',
        }}
      />
      <CouponTicket
        {...args}
        texts={{ off: 'ส่วนลด', condition: 'เมื่อซื้อครบ ₹1,999 ใช้ได้กับสินค้าทุกชิ้นในร้าน', validity: 'ใช้ได้ 7 วันหลังจากเก็บคูปอง', stub: 'เก็บคูปอง' }}
      />
      <CouponTicket
        {...args}
        coupon={{ ...coupon, state: 'lapsed' }}
        texts={{ ...texts, stub: 'Nichtmehreinlösbar', validity: 'Bis gestern' }}
      />
    </Place>
  ),
  play: async ({ canvas }) => {
    const [long] = canvas.getAllByRole('article');
    const price = await within(long ?? document.body).findByText(
      (_, element) => element?.tagName === 'SPAN' && element.textContent.startsWith('₹99,99,99,999'),
    );
    await expect(price.getClientRects()).toHaveLength(1);
    await expect(price.offsetHeight).toBeLessThan(1.6 * Number.parseFloat(getComputedStyle(price).fontSize));
  },
});

/** The shopper pressed "Collect" and the answer is on its way: no second press counts. */
export const Collecting = meta.story({
  decorators: [inPlace('phone')],
  args: { loading: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Collect ₹200 off' });
    await shopper.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(args.onCollect).not.toHaveBeenCalled();
  },
});

/** It has been collected: there is nothing left to press. */
export const Received = meta.story({
  decorators: [inPlace('phone')],
  args: { coupon: { ...coupon, state: 'received' }, texts: { ...texts, stub: stubs.received } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: '₹200 off' })).toHaveTextContent('Collected');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** In the shopper's own list on its last day: it says so in red and in words, and leads to the goods. */
export const Expiring = meta.story({
  decorators: [inPlace('phone')],
  args: { coupon: { ...coupon, state: 'expiring' }, texts: { ...texts, validity: 'Ends today', stub: stubs.expiring }, href: '#goods' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Use now ₹200 off' })).toHaveAttribute('href', '#goods');
    await expect(canvas.getByText('Ends today')).toBeVisible();
  },
});

/** Its time is over. */
export const Lapsed = meta.story({
  decorators: [inPlace('phone')],
  args: { coupon: { ...coupon, state: 'lapsed' }, texts: { ...texts, validity: 'Until 30 June 2026', stub: stubs.lapsed }, href: '#goods' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Expired')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});
