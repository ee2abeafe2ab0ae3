import { wireTime } from '../../wire/wire.ts';
import type { BackOffice } from './actions.ts';
import { Html, html } from './html.ts';
import { clockSection, faultsSection, goodsSection, resetSection, settingsSection } from './operator.ts';
import { filters, ordersSection, refundsSection } from './orders.ts';
import type { View } from './parts.ts';
import { applicationsSection, codesSection, qrSection, shoppersSection } from './people.ts';
import { style } from './style.ts';

const places = [
  ['orders', 'Orders'],
  ['refunds', 'Refunds'],
  ['applications', 'Applications'],
  ['qr', 'QR sign-ins'],
  ['codes', 'Codes'],
  ['shoppers', 'Shoppers'],
  ['goods', 'Goods'],
  ['settings', 'Settings'],
  ['clock', 'Clock'],
  ['faults', 'Faults'],
  ['reset', 'Begin anew'],
] as const;

/**
 * The whole page of the back office.
 * @param problem why the last form was refused.
 */
export function backOfficePage(backOffice: BackOffice, query: URLSearchParams, problem?: string): string {
  const { market } = backOffice.store;
  const view: View = { ...backOffice, state: market.state, now: market.now(), query };
  const { clockOffset } = market.state;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Mock marketplace</title>
<style>${new Html(style)}</style>
</head>
<body>
<header>
<h1>Mock marketplace</h1>
<p>For merchants, couriers, payment providers, the operator.</p>
<p class="clock">${wireTime(view.now)} <span class="quiet">GMT+8, ${clockOffset === 0 ? 'the real time' : `${agoText(clockOffset)} ahead of the real time`}</span></p>
<nav aria-label="Parts of this page"><ul>${places.map(([id, name]) => html`<li><a href="#${id}">${name}</a></li>`)}</ul></nav>
</header>
<main>
${problem !== undefined && html`<p class="alert" role="alert">${problem}</p>`}
<section aria-label="Filters">${filters(view)}</section>
${ordersSection(view)}
${refundsSection(view)}
${applicationsSection(view)}
${qrSection(view)}
${codesSection(view)}
${shoppersSection(view)}
${goodsSection(view)}
${settingsSection(view)}
${clockSection(view)}
${faultsSection(view)}
${resetSection(view)}
</main>
</body>
</html>
`.text;
}

/** A length of time in days, hours, minutes and seconds. */
function agoText(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  const parts = [
    [Math.floor(seconds / 86_400), 'd'],
    [Math.floor(seconds / 3600) % 24, 'h'],
    [Math.floor(seconds / 60) % 60, 'min'],
    [seconds % 60, 's'],
  ] as const;
  return (
    parts
      .filter(([count]) => count > 0)
      .map(([count, unit]) => `${count} ${unit}`)
      .join(' ') || 'less than a second'
  );
}
