import { applicationFlow, eventsIn, may, qrCodeFlow, refundFlow } from '@galleria/ui/flows';
import { currencies, isCurrency } from '../../currencies.ts';
import { isFaultName } from '../../faults.ts';
import { stateOfApplication } from '../../market/applications.ts';
import { decideApplication, partByNo, advanceClock, ship, track } from '../../market/merchantActions.ts';
import { endOrder, inFlow, payOrder } from '../../market/orders.ts';
import { dropPayment, settlePayment } from '../../market/payments.ts';
import { confirmQrCode, scanQrCode } from '../../market/qrCodes.ts';
import { moveRefund, stateOfRefund } from '../../market/refunds.ts';
import { sellIn } from '../../market/settings.ts';
import { productOf } from '../../market/shop.ts';
import type { Application } from '../../market/state/applications.ts';
import type { MerchantOrder, Order } from '../../market/state/orders.ts';
import type { Refund } from '../../market/state/refunds.ts';
import type { QrCode } from '../../market/state/shoppers.ts';
import type { Market, MarketState } from '../../market/state.ts';
import { reject } from '../../businessError.ts';
import type { FaultStore } from '../faultStore.ts';
import type { Store } from '../store.ts';
import { choiceOf, countOf, type Fields, switchOf } from './fields.ts';

/** What the back office acts on. */
export interface BackOffice {
  store: Pick<Store, 'market' | 'save' | 'reset'>;
  faultStore: FaultStore;
}

type Action = (backOffice: BackOffice, fields: Fields, id: string, event: string) => void;

/** Where a parcel can be, in the numbers of the wire (docs/domain/orders.md#logistics). */
export const parcelStates = {
  '-1': 'bad number',
  0: 'no news',
  1: 'picked up',
  2: 'on the way',
  3: 'signed',
  4: 'problem',
  5: 'hard case',
  6: 'returned',
} as const;
export const deliveryKinds = ['express', 'send', 'fictitious'] as const;
export const currencyCodes = Object.keys(currencies).filter(isCurrency);

export const services = ['h5', 'hotline', 'message', 'email'] as const;

/** What the back office may do to a whole order now. */
export const orderEvents = ({ parts }: Order) =>
  (['pay', 'expire'] as const).filter((event) => parts.every((part) => may(inFlow(part), event)));

/** What the back office may do to one shop's part now. A parcel is on its way until the shopper has it. */
export function partEvents(part: MerchantOrder): ('ship' | 'track' | 'deliver')[] {
  if (may(inFlow(part), 'ship')) return ['ship'];
  const travels = part.state === 'toReceive' && part.delivery && part.delivery.kind !== 'fictitious';
  if (!travels) return [];
  return part.delivery?.tracking === 3 ? ['track'] : ['track', 'deliver'];
}

export const refundEvents = (refund: Refund) => eventsIn(refundFlow, stateOfRefund(refund)).filter((event) => event !== 'applyAgain');
export const applicationEvents = (application: Application) =>
  eventsIn(applicationFlow, stateOfApplication(application)).filter((event) => event !== 'resubmit');
export const qrEvents = ({ state, until }: QrCode, now: number) =>
  until > now ? eventsIn(qrCodeFlow, state).filter((event) => event === 'scan' || event === 'confirm') : [];

/** `POST /_mock/{name}/{id}/{event}`; most need less of it. */
export const actions: Readonly<Record<string, Action>> = {
  orders({ store: { market } }, fields, no, event) {
    const order = market.state.orders.find((order) => order.no === no);
    if (event === 'pay' || event === 'expire') return changeOrder(market, order ?? reject(404, `There is no master order ${no}.`), event);
    const part = partByNo(market, no);
    if (event === 'ship') return ship(market, no, choiceOf(fields, 'kind', deliveryKinds, 'express'));
    if (event !== 'track' && event !== 'deliver') return reject(404, `Nothing called "${event}" happens to an order.`);
    if (!partEvents(part).includes(event)) reject(500, `The order ${no} is ${part.state}: nothing of it is on its way.`);
    track(market, no, event === 'deliver' ? 3 : parcelStateOf(fields));
  },
  payments({ store: { market } }, _, key, event) {
    if (event === 'settle') settlePayment(market, key);
    else if (event === 'drop') dropPayment(market, key);
    else reject(404, `Nothing called "${event}" happens to a payment.`);
  },
  refunds({ store: { market } }, fields, no, event) {
    const refund = market.state.refunds.find((refund) => refund.no === no) ?? reject(404, `There is no refund ${no}.`);
    const named = (['refuse', 'grant', 'pay', 'settle'] as const).find((name) => name === event);
    moveRefund(market, refund, named ?? reject(404, `Nothing called "${event}" happens to a refund.`), fields.reason?.trim());
  },
  applications({ store: { market } }, fields, id, event) {
    if (event !== 'approve' && event !== 'refuse') return reject(404, `Nothing called "${event}" happens to an application.`);
    decideApplication(market, Number(id), event, fields.reason?.trim());
  },
  qr({ store: { market } }, fields, key, event) {
    if (event === 'scan') return scanQrCode(market, key);
    if (event !== 'confirm') return reject(404, `Nothing called "${event}" happens to a QR sign-in.`);
    const id = fields.shopper === undefined ? 1 : countOf(fields, 'shopper');
    const shopper = market.state.shoppers.find((shopper) => shopper.id === id);
    confirmQrCode(market, key, shopper ?? reject(404, `There is no shopper ${id}.`));
  },
  products({ store: { market } }, _, id, event) {
    const product = productOf(market.state, Number(id)) ?? reject(404, `There is no product ${id}.`);
    if (event !== 'withdraw' && event !== 'offer') return reject(404, `Nothing called "${event}" happens to a product.`);
    if ((product.withdrawn ?? false) === (event === 'withdraw'))
      reject(500, `The product ${id} ${event === 'offer' ? 'is on sale' : 'was withdrawn'} already.`);
    if (event === 'withdraw') product.withdrawn = true;
    else delete product.withdrawn;
  },
  stock({ store: { market } }, fields) {
    const id = countOf(fields, 'sku');
    const sku = market.state.products.flatMap(({ skus }) => skus).find((sku) => sku.id === id) ?? reject(404, `There is no sku ${id}.`);
    sku.stock = countOf(fields, 'stock');
  },
  settings({ store: { market } }, fields) {
    // All of it is read before any of it is changed.
    const changes: Partial<MarketState['settings']> = {};
    for (const name of Object.keys(fields)) {
      if (name === 'service') changes.service = choiceOf(fields, name, services);
      else if (name === 'currency') changes.currency = choiceOf(fields, name, currencyCodes);
      else if (isSwitch(market, name)) changes[name] = switchOf(fields, name);
      else reject(400, `There is no setting "${name}".`);
    }
    Object.assign(market.state.settings, changes);
    if (changes.currency) sellIn(market.state, changes.currency);
  },
  clock({ store: { market } }, fields) {
    advanceClock(market, countOf(fields, 'milliseconds'));
  },
  faults({ faultStore }, fields, id, event) {
    if (id === 'clear') return faultStore.clear();
    if (event === 'remove') return faultStore.remove(Number(id));
    if (id) return reject(404, `Nothing called "${event}" happens to a fault.`);
    const fault = isFaultName(fields.fault) ? fields.fault : reject(400, `There is no fault "${fields.fault ?? ''}".`);
    const share = Number(fields.share?.trim() || 1);
    if (!(share > 0 && share <= 1)) reject(400, 'share: a number above 0, up to 1.');
    const next = fields.next?.trim() ? countOf(fields, 'next') : undefined;
    if (next === 0) reject(400, 'next: at least 1 call.');
    faultStore.add({ fault, path: fields.path?.trim() || '/api/*', share, ...(next !== undefined && { next }) });
  },
  reset({ store, faultStore }) {
    faultStore.clear();
    store.reset();
  },
};

function changeOrder(market: Market, order: Order, event: 'pay' | 'expire') {
  if (event === 'pay') payOrder(market, order);
  else endOrder(market, order, event);
}

const parcels = [-1, 0, 1, 2, 3, 4, 5, 6] as const;

const parcelStateOf = ({ tracking }: Fields) =>
  parcels.find((state) => String(state) === tracking) ?? reject(400, 'tracking: a number from -1 to 6.');

type Switch = Exclude<keyof MarketState['settings'], 'service' | 'currency'>;

export const isSwitch = ({ state: { settings } }: Market, name: string): name is Switch =>
  name !== 'service' && name !== 'currency' && Object.hasOwn(settings, name);
