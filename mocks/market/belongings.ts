import { pointsOfHistory } from './history.ts';
import { ananya, luc, mei } from './shoppers.ts';
import type { Address } from './state/addresses.ts';
import type { Application } from './state/applications.ts';
import type { CollectedProduct, FollowedMerchant } from './state/collections.ts';
import type { Coupon, CouponOffer } from './state/coupons.ts';
import type { PointsEntry } from './state/points.ts';
import type { Shopper } from './state/shoppers.ts';

const day = 86_400_000;

/** Coupons in every state, of every scope; enough offers are left to receive. */
export function seedCoupons(shopper: Shopper, offers: readonly CouponOffer[], now: number): Coupon[] {
  const scopes = [1, 2, 3, 4] as const;
  const first = scopes.flatMap((scope) => offers.find((offer) => offer.scope === scope) ?? []);
  const rest = offers.filter((offer) => !first.includes(offer));
  const coupon = (offer: CouponOffer, at: number, from: number, until: number, usedAt?: number): Coupon => ({
    id: shopper.id * 1000 + at,
    offer: offer.id,
    shopper: shopper.id,
    receivedAt: now - (at + 1) * day,
    from: now + from * day,
    until: now + until * day,
    ...(usedAt !== undefined && { usedAt: now + usedAt * day }),
  });
  const [later, expiring, used, expired] = rest;
  return [
    ...first.map((offer, at) => coupon(offer, at, -2, 12 + at * 5)),
    ...(later ? [coupon(later, 5, 4, 18)] : []),
    ...(expiring ? [coupon(expiring, 6, -20, 1)] : []),
    ...(used ? [coupon(used, 7, -40, 5, -12)] : []),
    ...(expired ? [coupon(expired, 8, -60, -3)] : []),
  ];
}

/** Entries that add up to what the shopper may spend. */
export function seedPoints(shopper: Shopper, now: number): PointsEntry[] {
  const spent = 520;
  const elsewhere = shopper.id === ananya.id ? 0 : pointsOfHistory;
  const welcome = 1000;
  const earned = shopper.points + spent + elsewhere - welcome;
  const entry = (at: number, daysAgo: number, rest: Pick<PointsEntry, 'title' | 'type' | 'points' | 'status'>): PointsEntry => ({
    id: shopper.id * 1000 + at,
    shopper: shopper.id,
    mark: '',
    at: now - daysAgo * day,
    ...rest,
  });
  return [
    entry(1, 90, { title: 'Welcome', type: 1, points: welcome, status: 3 }),
    entry(2, 60, { title: 'Earned with orders', type: 1, points: earned, status: 3 }),
    entry(3, 44, { title: 'Used for an order', type: 2, points: spent, status: 3 }),
    entry(4, 30, { title: 'Used for a cancelled order', type: 2, points: 200, status: 4 }),
  ];
}

export function seedAddresses(): Address[] {
  const of = (id: number, shopper: Shopper, name: string, detail: string, postCode: string, isDefault = false): Address => ({
    id,
    shopper: shopper.id,
    name,
    email: shopper.email,
    country: 'India',
    detail,
    postCode,
    dialCode: '+91',
    phone: shopper.phone,
    isDefault,
  });
  return [
    of(11, ananya, ananya.nickname, '12 Cubbon Road, Shivajinagar, Bengaluru', '560001', true),
    of(12, ananya, 'Ananya Rao, c/o Lumen Studio', '3rd floor, 88 Residency Road, Bengaluru', '560025'),
    of(13, ananya, 'Vikram Rao', '7 Lake View, Jayalakshmipuram, Mysuru', '570012'),
    of(31, mei, mei.nickname, '4 Marine Drive, Mumbai', '400020', true),
    of(41, luc, luc.nickname, '19 Rue Dumas, Puducherry', '605001'),
  ];
}

export function seedCollections(now: number): { collectedProducts: CollectedProduct[]; followedMerchants: FollowedMerchant[] } {
  return {
    collectedProducts: [ananya, mei].flatMap((shopper) =>
      [105, 101, 118, 111, 126, 130].map((product, at) => ({
        id: shopper.id * 1000 + at,
        shopper: shopper.id,
        product,
        at: now - (at * 3 + shopper.id) * day,
      })),
    ),
    followedMerchants: [ananya, mei].flatMap((shopper) =>
      [3, 6, 2].map((merchant, at) => ({ shopper: shopper.id, merchant, at: now - (at * 9 + shopper.id) * day })),
    ),
  };
}

/** Applications in every state. */
export function seedApplications(now: number): Application[] {
  const of = (id: number, shopper: Shopper, name: string, status: Application['status'], daysAgo: number, refusal = ''): Application => ({
    id,
    shopper: shopper.id,
    name,
    category: 1,
    type: 2,
    realName: shopper.nickname,
    email: `shop-${id}@mailbox.example`,
    phone: shopper.phone,
    address: '4 Marine Drive, Mumbai 400020, India',
    keywords: 'handmade, small series',
    pictures: ['/pictures/photo-document.svg'],
    status,
    refusal,
    at: now - daysAgo * day,
  });
  const unreadable = 'We can’t read the business licence. Upload a sharper picture.';
  return [
    of(1, ananya, 'Rao & Daughters Prints', 3, 20, unreadable),
    ...[mei, luc].flatMap((shopper) => [
      of(shopper.id * 10 + 1, shopper, `${shopper.nickname} Ceramics`, 3, 60, unreadable),
      of(shopper.id * 10 + 2, shopper, `${shopper.nickname} Ceramics & Glass`, 2, 30),
      of(shopper.id * 10 + 3, shopper, `${shopper.nickname} Papers`, 1, 3),
    ]),
  ];
}
