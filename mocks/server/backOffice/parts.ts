import type { MarketState } from '../../market/state.ts';
import { type Html, html } from './html.ts';
import type { BackOffice } from './actions.ts';

/** What the parts of the page are drawn from. */
export interface View extends BackOffice {
  state: MarketState;
  now: number;
  /** The filters that are set; every form hands them on. */
  query: URLSearchParams;
}

/** An address of the page: where it leads, and the filters. */
export const addressIn = ({ query }: View, path: string) => `/_mock${path}${query.size ? `?${query}` : ''}`;

interface FormOptions {
  /** Whatever stands before the button: fields and their labels. */
  fields?: Html | undefined;
  hidden?: Readonly<Record<string, string | number>>;
  /** What it is done to: the name of the button when it stands in a list. */
  to?: string | undefined;
  strong?: boolean;
}

/** A form of one button. */
export function form(view: View, path: string, label: string, { fields, hidden = {}, to, strong }: FormOptions = {}): Html {
  const name = to === undefined ? label : `${label}: ${to}`;
  return html`<form method="post" action="${addressIn(view, path)}"><div class="row">${Object.entries(hidden).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}${fields}<button aria-label="${name}"${strong ? html` class="strong"` : ''}>${label}</button></div></form>`;
}

interface SelectOptions {
  /** Text of the choice that is none. */
  none?: string;
  chosen?: string | null | undefined;
}

/** A labelled choice; each is its value and its text. */
export function select(
  label: string,
  name: string,
  choices: readonly (readonly [value: string | number, text: string])[],
  { none, chosen }: SelectOptions = {},
): Html {
  return html`<label>${label}<select name="${name}">${none !== undefined && html`<option value="">${none}</option>`}${choices.map(
    ([value, text]) => html`<option value="${value}"${String(value) === chosen ? html` selected` : ''}>${text}</option>`,
  )}</select></label>`;
}

/** A labelled field for text or, with `number`, for a whole number. */
export function field(label: string, name: string, { value, type = 'text' }: { value?: string | number; type?: 'text' | 'number' } = {}) {
  return html`<label>${label}<input name="${name}" type="${type}"${value === undefined ? '' : html` value="${value}"`}></label>`;
}

/** A section with its heading. */
export const section = (id: string, title: string, content: Html): Html =>
  html`<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}</h2>${content}</section>`;

/** A table that becomes a list of cards on a small screen. */
export function table(columns: readonly string[], rows: readonly (readonly (Html | string | number)[])[], empty: string): Html {
  if (rows.length === 0) return html`<p class="quiet">${empty}</p>`;
  return html`<table><thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead><tbody>${rows.map(
    (row) => html`<tr>${row.map((cell, at) => html`<td data-label="${columns[at]}"><div>${cell}</div></td>`)}</tr>`,
  )}</tbody></table>`;
}

/** How many of a long list are shown before one asks for all. */
const shortList = 12;

/** The first of a long list, and the way to the rest. */
export function firstOf<T>(view: View, what: string, list: readonly T[]): { shown: readonly T[]; more: Html | undefined } {
  if (list.length <= shortList || view.query.get('all') === what) return { shown: list, more: undefined };
  const query = new URLSearchParams(view.query);
  query.set('all', what);
  return { shown: list.slice(0, shortList), more: html`<p><a href="/_mock?${String(query)}#${what}">Show all ${list.length}</a></p>` };
}

export const shopperName = ({ state }: View, id: number): string =>
  state.shoppers.find((shopper) => shopper.id === id)?.nickname ?? `${id}`;
