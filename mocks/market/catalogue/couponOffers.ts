import type { CouponOffer } from '../state/coupons.ts';

const day = 86_400_000;

/** Coupons that shoppers can collect. Ids of goods, merchants and categories are those of the catalogue. */
export function seedCouponOffers(opened: number): CouponOffer[] {
  const running = { receiveFrom: opened - 20 * day, receiveUntil: opened + 40 * day };
  const month = { from: opened - 10 * day, until: opened + 30 * day };
  const past = { receiveFrom: opened - 60 * day, receiveUntil: opened - day };
  return [
    { id: 1, name: 'Welcome to the arcade', scope: 3, amount: 20_000, minimum: 199_900, days: 7, ...running },
    { id: 2, name: 'Home and kitchen', scope: 4, amount: 7500, minimum: 49_900, category: 4000, days: 15, ...running },
    { id: 3, name: 'Lumen Audio', scope: 1, amount: 150_000, minimum: 1_200_000, merchant: 3, days: 7, left: 120, ...running },
    { id: 4, name: 'Loom & Thread', scope: 1, amount: 12_000, minimum: 89_900, merchant: 4, days: 3, ...running },
    {
      id: 5,
      name: 'Strider shoes',
      scope: 2,
      amount: 40_000,
      minimum: 400_000,
      merchant: 1,
      products: [106, 213, 214, 215],
      days: 10,
      left: 45,
      ...running,
    },
    { id: 6, name: 'Monsoon weeks', scope: 3, amount: 50_000, minimum: 500_000, days: 0, fixed: month, left: 500, ...running },
    { id: 7, name: 'Fresh groceries', scope: 4, amount: 5000, minimum: 40_000, category: 5000, days: 5, ...running },
    // Nobody can collect this one any more: all are gone.
    { id: 8, name: 'First hundred', scope: 3, amount: 100_000, minimum: 100_000, days: 7, left: 0, ...running },
    // It can be collected from the day after tomorrow on.
    {
      id: 9,
      name: 'Festival of lights',
      scope: 3,
      amount: 30_000,
      minimum: 250_000,
      days: 0,
      fixed: { from: opened + 30 * day, until: opened + 45 * day },
      receiveFrom: opened + 2 * day,
      receiveUntil: opened + 45 * day,
    },
    // It could be collected until last week.
    {
      id: 10,
      name: 'Spring clearance',
      scope: 4,
      amount: 20_000,
      minimum: 100_000,
      category: 1000,
      days: 14,
      receiveFrom: opened - 60 * day,
      receiveUntil: opened - 6 * day,
    },
    {
      id: 11,
      name: 'Kiln & Clay',
      scope: 1,
      amount: 10_000,
      minimum: 80_000,
      merchant: 2,
      days: 0,
      fixed: { from: opened - 3 * day, until: opened + 4 * day },
      left: 30,
      ...running,
    },
    { id: 12, name: 'Meridian 40 mm', scope: 2, amount: 100_000, minimum: 1_500_000, merchant: 6, products: [105], days: 30, ...running },
    { id: 13, name: 'Honey and tea', scope: 2, amount: 8000, minimum: 0, products: [110, 368, 385], days: 20, left: 3, ...running },
    // Collected today, it can be used from next week on.
    {
      id: 14,
      name: 'Paper Heron',
      scope: 1,
      amount: 6000,
      minimum: 45_000,
      merchant: 11,
      days: 0,
      fixed: { from: opened + 7 * day, until: opened + 60 * day },
      ...running,
    },
    // Over as well. Orders of the past were paid with these.
    { id: 15, name: 'Arcade birthday', scope: 3, amount: 5000, minimum: 20_000, days: 30, ...past },
    { id: 16, name: 'Thank you for waiting', scope: 3, amount: 10_000, minimum: 40_000, days: 30, ...past },
  ];
}
