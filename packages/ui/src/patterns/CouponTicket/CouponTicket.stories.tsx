import { inPlace, Place, Sample, Samples } from '@galleria/storybook/kit/board.tsx';
import { user } from '@galleria/storybook/kit/user.ts';
import { translated } from '@galleria/storybook/kit/fromProps.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { expect, fn, within } from 'storybook/test';
import {
  CouponTicket,
  CouponTicketSkeleton,
  type CouponTicketState,
  type CouponValidity,
  type CouponView,
  couponTicketStates,
} from './index.ts';

const coupon: CouponView = { id: 7, amount: '200', state: 'available', minimum: '1999', validity: { kind: 'daysAfter', days: 7 } };
const until = '2026-06-30T18:30:00Z';
/** What goes with a state. */
const validities: Record<CouponTicketState, CouponValidity> = {
  available: coupon.validity,
  received: { kind: 'left', until, days: 12 },
  exhausted: coupon.validity,
  notStarted: { kind: 'starts', from: '2026-06-30T18:30:00Z', until: undefined },
  ended: { kind: 'expired', at: until },
  usable: { kind: 'left', until: '2026-06-21T18:30:00Z', days: 3 },
  expiring: { kind: 'today', until: '2026-06-18T18:30:00Z' },
  used: { kind: 'used', at: '2026-06-06T06:00:00Z' },
  expired: { kind: 'expired', at: until },
  unknown: { kind: 'unknown' },
};
const inState = (state: CouponTicketState): CouponView => ({ ...coupon, state, validity: validities[state] });

const { loaders, decorators } = translated();

const meta = preview.meta({
  title: 'Patterns/Coupon ticket',
  component: CouponTicket,
  loaders,
  decorators,
  args: { coupon, scope: 'all goods', onReceive: fn() },
  argTypes: { scope: { control: 'text' }, loading: { control: 'boolean' }, href: { control: 'text' } },
});

/** A coupon on offer that can be collected. The button says which coupon it collects. */
export const Default = meta.story({
  decorators: [inPlace('phone')],
  play: async ({ canvas, args }) => {
    await user.click(canvas.getByRole('button', { name: 'Collect ₹200 off' }));
    await expect(args.onReceive).toHaveBeenCalledWith(coupon);
    await user.keyboard('{Enter}');
    await expect(args.onReceive).toHaveBeenCalledTimes(2);
    await user.unhover(canvas.getByRole('button'));
  },
});

/** Every property by hand. */
export const Playground = meta.story({
  decorators: [inPlace('phone')],
  args: { coupon: { ...coupon, amount: '1500.50', name: 'Monsoon edit' } },
});

/** Each state, on offer and of the shopper's own. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: (args) => (
    <Samples>
      {couponTicketStates.map((state) => (
        <Sample key={state} name={state}>
          <CouponTicket {...args} coupon={inState(state)} href="#goods" />
        </Sample>
      ))}
      <Sample name="with its name">
        <CouponTicket {...args} coupon={{ ...coupon, name: 'Monsoon edit' }} />
      </Sample>
      <Sample name="busy">
        <CouponTicket {...args} loading />
      </Sample>
    </Samples>
  ),
});

/** Long, unbroken and Thai texts and nine digits at 288 px: the ticket grows, the amount stays whole, and the notches on the seam. */
export const Hostile = meta.story({
  globals: { locale: 'pseudo' },
  decorators: [inPlace('phone')],
  render: (args) => (
    <Place as="stack">
      <CouponTicket
        {...args}
        coupon={{
          ...coupon,
          name: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
          amount: '999999999.99',
          minimum: '9999999999',
          validity: { kind: 'starts', from: '2026-08-31T18:30:00Z', until: '2026-12-31T18:30:00Z' },
        }}
        scope="Donaudampfschifffahrtsgesellschaftskapitänsmützen"
      />
      <CouponTicket {...args} coupon={{ ...coupon, name: 'คูปองส่วนลดสำหรับลูกค้าใหม่ทุกท่าน' }} scope="ใช้ได้กับสินค้าทุกชิ้นในร้าน" />
      <CouponTicket {...args} coupon={inState('expired')} />
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
    await user.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(args.onReceive).not.toHaveBeenCalled();
  },
});

/** Tickets are on their way. */
export const Loading = meta.story({ render: () => <CouponTicketSkeleton label="Loading coupons" tickets={2} /> });

/** It has been collected: there is nothing left to press. */
export const Received = meta.story({
  decorators: [inPlace('phone')],
  args: { coupon: inState('received') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: /₹200 off/ })).toHaveTextContent('Collected');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** In the shopper's own list on its last day: it says so in red and in words, and leads to the goods. */
export const Expiring = meta.story({
  decorators: [inPlace('phone')],
  args: { coupon: inState('expiring'), href: '#goods' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Use now ₹200 off' })).toHaveAttribute('href', '#goods');
    await expect(canvas.getByText(/^Ends today at \d\d:\d\d$/)).toBeVisible();
  },
});

/** Its time is over. */
export const Expired = meta.story({
  decorators: [inPlace('phone')],
  args: { coupon: inState('expired'), href: '#goods' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Expired')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});
