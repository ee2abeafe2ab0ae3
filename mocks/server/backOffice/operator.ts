import { currencies } from '../../currencies.ts';
import { faultNames } from '../../faults.ts';
import { amountText } from '../../market/cents.ts';
import { specOf } from '../../market/shop.ts';
import type { Sku } from '../../market/state/shop.ts';
import { isSwitch, services } from './actions.ts';
import { type Html, html } from './html.ts';
import { field, form, section, select, table, type View } from './parts.ts';

/** What concerns the operator: goods, switches, the clock, faults. */

const minute = 60_000;
const leaps = [
  ['5 minutes', 5 * minute],
  ['1 hour', 60 * minute],
  ['2 hours', 120 * minute],
  ['1 day', 1440 * minute],
] as const;

export function clockSection(view: View): Html {
  return section(
    'clock',
    'Clock',
    html`<p>Put it forward; it never goes back. Unpaid orders lapse after 2 hours, sessions after a day.</p><div class="row">${leaps.map(
      ([label, milliseconds]) => form(view, '/clock', label, { hidden: { milliseconds } }),
    )}${form(view, '/clock', 'Put forward', { fields: field('Milliseconds', 'milliseconds', { type: 'number', value: 1000 }) })}</div>`,
  );
}

/** How many goods a search shows. */
const mostGoods = 12;

export function goodsSection(view: View): Html {
  const { state, query } = view;
  const wanted = query.get('goods')?.trim().toLowerCase() ?? '';
  const found = state.products.filter(({ id, name, withdrawn, skus }) =>
    wanted ? `${id} ${name}`.toLowerCase().includes(wanted) : withdrawn || skus.every(({ stock }) => stock === 0),
  );
  const rows = found.slice(0, mostGoods).map(({ id, name, withdrawn, skus }) => [
    html`<strong>${name}</strong><br><span class="quiet">${id}${withdrawn && ', withdrawn'}</span>`,
    html`${skus.map((sku) =>
      form(view, '/stock', 'Set', {
        to: `${name}, ${specOf(sku)}`,
        hidden: { sku: sku.id },
        fields: field(stockLabel(sku), 'stock', { type: 'number', value: sku.stock }),
      }),
    )}`,
    form(view, `/products/${id}/${withdrawn ? 'offer' : 'withdraw'}`, withdrawn ? 'Bring back' : 'Withdraw', { to: name }),
  ]);
  const rest = [...query].filter(([name]) => name !== 'goods');
  return section(
    'goods',
    'Goods',
    html`<form method="get" action="/_mock#goods"><div class="row">${rest.map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
    )}${field('Name or number', 'goods', { value: query.get('goods') ?? '' })}<button>Search</button></div></form>
<p class="quiet">${found.length} of ${state.products.length} goods${!wanted && ': withdrawn or sold out'}${found.length > mostGoods && `, the first ${mostGoods}`}.</p>
${table(['Product', 'Stock', 'On sale'], rows, 'No product is like that.')}`,
  );
}

const stockLabel = (sku: Sku) =>
  `${specOf(sku) || 'One kind'}, ${amountText(sku.price)} (${sku.id}${sku.gone ? ', no longer offered' : ''})`;

export function settingsSection(view: View): Html {
  const { settings } = view.state;
  const rows = Object.entries(settings).flatMap(([name, value]) =>
    isSwitch(view.store.market, name)
      ? html`<div class="row"><span>${name}: <strong>${value ? 'on' : 'off'}</strong></span>${form(view, '/settings', value ? 'Turn off' : 'Turn on', { to: name, hidden: { [name]: String(!value) } })}</div>`
      : [],
  );
  const choices = services.map((service) => [service, service] as const);
  const service = form(view, '/settings', 'Set', {
    to: 'service',
    fields: select('Customer service by', 'service', choices, { chosen: settings.service }),
  });
  const currency = form(view, '/settings', 'Set', {
    to: 'currency',
    fields: select(
      'Currency',
      'currency',
      Object.entries(currencies).map(([code, { symbol }]) => [code, `${code} ${symbol}`] as const),
      {
        chosen: settings.currency,
      },
    ),
  });
  return section('settings', 'Settings', html`<div class="settings">${rows}${service}${currency}</div>`);
}

export function faultsSection(view: View): Html {
  const rows = view.faultStore
    .rules()
    .map(({ id, fault, path, share, next }) => [
      fault,
      html`<code>${path}</code>`,
      share,
      next ?? 'all',
      form(view, `/faults/${id}/remove`, 'Remove', { to: fault }),
    ]);
  const fields = html`${select(
    'Fault',
    'fault',
    faultNames.map((name) => [name, name] as const),
  )}${field('Path, * for anything', 'path', { value: '/api/*' })}${field('Share, 0 to 1', 'share', { value: 1 })}${field('Next calls (empty: all)', 'next')}`;
  return section(
    'faults',
    'Faults',
    html`${form(view, '/faults', 'Add', { fields, strong: true })}${table(['Fault', 'Path', 'Share', 'Calls left', 'Change'], rows, 'The network is well.')}${
      rows.length > 0 && form(view, '/faults/clear', 'Remove all')
    }`,
  );
}

export const resetSection = (view: View): Html =>
  section(
    'reset',
    'Begin anew',
    html`<p>Everything that was done is forgotten: sessions, orders, the clock.</p>${form(view, '/reset', 'Begin anew')}`,
  );
