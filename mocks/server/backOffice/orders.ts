import { orderStates, refundStates } from '@galleria/ui/flows';
import { amountText } from '../../market/cents.ts';
import { payPriceOf } from '../../market/orders.ts';
import { refundedOf, stateOfRefund } from '../../market/refunds.ts';
import { merchantName, productOf } from '../../market/shop.ts';
import type { MerchantOrder, Order } from '../../market/state/orders.ts';
import type { Refund } from '../../market/state/refunds.ts';
import { wireTime } from '../../wire/wire.ts';
import { deliveryKinds, orderEvents, parcelStates, partEvents, refundEvents } from './actions.ts';
import { type Html, html } from './html.ts';
import { field, firstOf, form, section, select, shopperName, type View } from './parts.ts';

const words = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
const pairs = (names: readonly string[]) => names.filter((name) => name !== 'unknown').map((name) => [name, words(name)] as const);

/** What the lists of orders and refunds are narrowed by. */
export function filters({ state, query }: View): Html {
  const shoppers = state.shoppers.map(({ id, nickname }) => [id, nickname] as const);
  return html`<form method="get" action="/_mock"><div class="row">${select('Shopper', 'shopper', shoppers, { none: 'Everybody', chosen: query.get('shopper') })}${select(
    'Orders',
    'state',
    pairs(orderStates),
    { none: 'In every state', chosen: query.get('state') },
  )}${select('Refunds', 'refund', pairs(refundStates), { none: 'In every state', chosen: query.get('refund') })}<button>Filter</button><a href="/_mock">Show everything</a></div></form>`;
}

const isOf = ({ query }: View, shopper: number) => !query.get('shopper') || query.get('shopper') === String(shopper);

export function ordersSection(view: View): Html {
  const wanted = view.query.get('state');
  const list = view.state.orders
    .filter(({ shopper, parts }) => isOf(view, shopper) && (!wanted || parts.some(({ state }) => state === wanted)))
    .toSorted((a, b) => b.placedAt - a.placedAt || b.id - a.id);
  const { shown, more } = firstOf(view, 'orders', list);
  return section(
    'orders',
    `Orders (${list.length})`,
    html`${shown.length === 0 && html`<p class="quiet">No order is like that.</p>`}${shown.map((order) => orderCard(view, order))}${more}`,
  );
}

function orderCard(view: View, order: Order): Html {
  const events = orderEvents(order);
  const begun = events.includes('pay') ? Object.entries(view.state.payments).filter(([, payment]) => payment.order === order.no) : [];
  return html`<article id="order-${order.no}" aria-labelledby="no-${order.no}">
<div class="head"><h3 id="no-${order.no}">${order.no}</h3><span>${shopperName(view, order.shopper)}</span><span class="quiet">${wireTime(order.placedAt)}${
    order.paidAt !== undefined && `, paid ${wireTime(order.paidAt)}`
  }${order.payType && ` by ${order.payType}`}</span></div>
${begun.map(
  ([key, { type }]) =>
    html`<p>Payment by ${type}: <code>${key}</code></p><div class="row">${form(view, `/payments/${encodeURIComponent(key)}/settle`, 'The money has come', { to: key, strong: true })}${form(
      view,
      `/payments/${encodeURIComponent(key)}/drop`,
      'Break it off',
      { to: key },
    )}</div>`,
)}<div class="row">${events.includes('pay') && form(view, `/orders/${order.no}/pay`, 'Pay', { to: order.no, strong: begun.length === 0 })}${
    events.includes('expire') && form(view, `/orders/${order.no}/expire`, 'Let it lapse', { to: order.no })
  }</div>
${order.parts.map((part) => partRow(view, part))}</article>`;
}

const ways = { express: 'by courier', send: 'by person', fictitious: 'as an e-mail' } as const;

function partRow(view: View, part: MerchantOrder): Html {
  const { delivery, no } = part;
  const events = partEvents(part);
  const goods = part.lines.map(({ product, quantity }) => `${quantity} × ${productOf(view.state, product)?.name ?? product}`).join(', ');
  return html`<div class="part"><div class="head"><strong>${no}</strong><span class="mark">${words(part.state)}</span>${
    part.refund !== 'none' && html`<span class="mark">refund ${part.refund}</span>`
  }${part.deleted && html`<span class="mark">deleted</span>`}<span>${merchantName(view.state, part.merchant)}</span><span>${amountText(payPriceOf(part))}</span></div>
<p class="quiet">${goods}${delivery && `. Sent ${ways[delivery.kind]} ${delivery.name} ${delivery.number}: ${parcelStates[delivery.tracking]}`}</p>
<div class="row">${
    events.includes('ship') &&
    deliveryKinds.map((kind) => form(view, `/orders/${no}/ship`, `Ship ${ways[kind]}`, { to: no, hidden: { kind } }))
  }${
    events.includes('track') &&
    form(view, `/orders/${no}/track`, 'Say where it is', {
      to: no,
      fields: select('Parcel', 'tracking', Object.entries(parcelStates), { chosen: String(delivery?.tracking) }),
    })
  }${events.includes('deliver') && form(view, `/orders/${no}/deliver`, 'Deliver', { to: no, strong: true })}</div></div>`;
}

const refundWords = { refuse: 'Refuse', grant: 'Grant', pay: 'Pay', settle: 'The money has arrived' } as const;

export function refundsSection(view: View): Html {
  const wanted = view.query.get('refund');
  const list = view.state.refunds
    .filter((refund) => isOf(view, refund.shopper) && (!wanted || stateOfRefund(refund) === wanted))
    .toSorted((a, b) => b.at - a.at || b.id - a.id);
  const { shown, more } = firstOf(view, 'refunds', list);
  return section(
    'refunds',
    `Refunds (${list.length})`,
    html`${shown.length === 0 && html`<p class="quiet">No refund is like that.</p>`}${shown.map((refund) => refundCard(view, refund))}${more}`,
  );
}

function refundCard(view: View, refund: Refund): Html {
  const { no, reason, remark, refusal } = refund;
  const { part } = refundedOf(view.store.market, refund);
  return html`<article aria-labelledby="no-${no}"><div class="head"><h3 id="no-${no}">${no}</h3><span class="mark">${words(stateOfRefund(refund))}</span><span>${shopperName(view, refund.shopper)}</span><span class="quiet">${wireTime(refund.at)} for ${refund.order}, ${amountText(payPriceOf(part))}</span></div>
<p>${reason}${remark && `: ${remark}`}${refusal && html` <span class="quiet">Refused: ${refusal}</span>`}</p>
<div class="row">${refundEvents(refund).map((event) =>
    form(view, `/refunds/${no}/${event}`, refundWords[event], {
      to: no,
      strong: event !== 'refuse',
      fields: event === 'refuse' ? field('Reason', 'reason') : undefined,
    }),
  )}</div></article>`;
}
