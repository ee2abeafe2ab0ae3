import { after, allows, applicationFlow } from '@galleria/ui/flows';
import { reject } from '../businessError.ts';
import { stateOfApplication } from './applications.ts';
import { happen } from './orders.ts';
import { drawDigits } from './random.ts';
import { nextId } from './shop.ts';
import type { Delivery, MerchantOrder } from './state/orders.ts';
import type { Market } from './state.ts';

/**
 * What merchants, couriers and the operator do, by the back office and by tests. Each event goes by the same flow tables as
 * the shopper's calls.
 */

/** A merchant order by its number, whoever it belongs to; 404 when there is none. */
export function partByNo({ state }: Market, no: string): MerchantOrder {
  return state.orders.flatMap(({ parts }) => parts).find((part) => part.no === no) ?? reject(404, `There is no merchant order ${no}.`);
}

/** Sends a paid merchant order. */
export function ship(market: Market, no: string, kind: Delivery['kind'] = 'express'): void {
  const part = partByNo(market, no);
  happen([part], 'ship', 'Only a paid order without a refund can be sent.');
  const at = market.now();
  part.delivery = {
    express: { kind, at, tracking: 1, name: 'Swiftline Express', number: `SL${drawDigits(market.state, 8)}` } as const,
    send: { kind, at, tracking: 2, name: 'Imran S.', number: '9000000099' } as const,
    fictitious: { kind, at, tracking: 0, name: '', number: '' } as const,
  }[kind];
}

/** Says where a parcel is; 3 is "signed for". */
export function track(market: Market, no: string, tracking: Delivery['tracking']): void {
  const { delivery } = partByNo(market, no);
  if (!delivery) return reject(500, 'This order has not been sent.');
  delivery.tracking = tracking;
}

/** Approves an application, which opens a shop, or refuses it with a reason. */
export function decideApplication(market: Market, id: number, event: 'approve' | 'refuse', refusal = ''): void {
  const { state } = market;
  const application = state.applications.find((one) => one.id === id) ?? reject(404, `There is no application ${id}.`);
  const stage = stateOfApplication(application);
  if (!allows(applicationFlow, stage, event)) reject(500, 'This application has been decided.');
  const approved = after(applicationFlow, stage, event) === 'approved';
  application.status = approved ? 2 : 3;
  application.refusal = approved ? '' : refusal || 'We can’t read the pictures of your licence. Upload sharper ones.';
  if (!approved) return;
  state.merchants.push({
    id: nextId(state),
    name: application.name,
    type: application.type,
    category: application.category,
    selfSupport: false,
    stars: 0,
    drawing: 'basket',
    intro: '',
    realName: application.realName,
    email: application.email,
    phone: application.phone,
    address: application.address,
    joinedAt: market.now(),
    service: 'email',
    followers: 0,
    shopCategories: [],
  });
}

/** Ten years in milliseconds: how far the clock can be put forward in all. Dates stay such as every browser can show. */
const furthest = 3652 * 86_400_000;

/** Puts the marketplace's clock forward. */
export function advanceClock({ state }: Market, milliseconds: number): void {
  if (!(milliseconds >= 0)) reject(400, 'The clock can only be put forward.');
  if (state.clockOffset + milliseconds > furthest) reject(400, 'The clock can be put forward by ten years in all.');
  state.clockOffset += milliseconds;
}
