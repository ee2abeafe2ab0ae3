import { inPlace } from '@galleria/storybook/kit/board.tsx';
import { translated } from '@galleria/storybook/kit/fromProps.tsx';
import { user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, fn } from 'storybook/test';
import type { Outcome } from '../../state/resource.ts';
import { CouponOffers, type CouponOfferView } from './index.ts';

const welcome: CouponOfferView = {
  id: 1,
  name: 'Welcome to the arcade',
  amount: '200',
  minimum: '1999',
  scope: 'general',
  state: 'available',
  validity: { kind: 'daysAfter', days: 7 },
};
const offers: CouponOfferView[] = [
  welcome,
  { ...welcome, id: 2, name: 'Kiln & Clay', amount: '100', minimum: '800', scope: 'merchant', state: 'received' },
  { ...welcome, id: 3, name: 'First hundred', amount: '1000', minimum: '0', state: 'exhausted' },
  {
    ...welcome,
    id: 4,
    name: 'Festival of lights',
    amount: '300',
    scope: 'category',
    state: 'notStarted',
    validity: { kind: 'starts', from: '2026-06-30T18:30:00Z', until: undefined },
  },
  {
    ...welcome,
    id: 5,
    name: 'Spring clearance',
    amount: '75',
    scope: 'product',
    state: 'ended',
    validity: { kind: 'expired', at: '2026-06-10T18:30:00Z' },
  },
];

const { loaders, decorators } = translated();

const meta = preview.meta({
  title: 'Patterns/Coupon offers',
  component: CouponOffers,
  loaders,
  decorators,
  args: { offers: [welcome], onReceive: fn(async (): Promise<Outcome> => ({ status: 'done' })) },
});

/** A coupon that can be received; the press goes to its owner. */
export const Default = meta.story({
  decorators: [inPlace('phone')],
  play: async ({ canvas, args }) => {
    await user.click(canvas.getByRole('button', { name: 'Collect ₹200 off' }));
    await expect(args.onReceive).toHaveBeenCalledWith(1);
    await user.unhover(canvas.getByRole('button'));
  },
});

/** Every property by hand. */
export const Playground = meta.story({ args: { offers: offers.slice(0, 3) } });

/** To receive, received, all taken, not yet, over. */
export const AllVariants = meta.story({ args: { offers }, tags: ['visual:dark', 'visual:mobile', 'visual:forced-colors'] });

/** On a shop's own page: what is the shop's own says so, and does not repeat its name. */
export const OfOneMerchant = meta.story({
  decorators: [inPlace('phone')],
  args: {
    merchantName: 'Kiln & Clay',
    offers: [
      { ...welcome, name: 'Kiln & Clay', scope: 'merchant' },
      { ...welcome, id: 2, name: 'Clay week', scope: 'merchant' },
      { ...welcome, id: 3, name: 'Cups and saucers', scope: 'product' },
    ],
  },
  play: async ({ canvas }) => {
    const texts = canvas.getAllByRole('article').map(({ textContent }) => textContent);
    await expect(texts[0]).not.toContain('Kiln & Clay');
    await expect(texts[0]).toContain('this shop only');
    await expect(texts[1]).toContain('Clay week');
    await expect(texts[2]).toContain('selected items');
  },
});

/** The server refuses: its sentence stands at the ticket, which can be pressed again. */
export const Refused = meta.story({
  decorators: [inPlace('phone')],
  args: {
    onReceive: fn(
      async (): Promise<Outcome> => ({
        status: 'failed',
        error: { kind: 'business', message: 'All of these coupons have been given away.' },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('button', { name: 'Collect ₹200 off' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('All of these coupons have been given away.');
    await expect(canvas.getByRole('button', { name: 'Collect ₹200 off' })).toBeEnabled();
    await user.unhover(canvas.getByRole('button'));
  },
});

/** Long, unbroken and Thai names and nine digits on a phone of 320 px. */
export const Hostile = meta.story({
  globals: { locale: 'pseudo' },
  decorators: [inPlace('phone')],
  args: {
    offers: [
      {
        ...welcome,
        name: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
        amount: '999999999.99',
        minimum: '9999999999',
      },
      { ...welcome, id: 2, name: 'คูปองส่วนลดสำหรับลูกค้าใหม่ทุกท่าน', scope: 'unknown' },
      { ...welcome, id: 3, name: '<img src=x onerror=alert(1)>', state: 'notStarted', validity: { kind: 'unknown' } },
    ],
  },
});
