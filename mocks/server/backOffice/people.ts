import { stateOfApplication } from '../../market/applications.ts';
import { wireTime } from '../../wire/wire.ts';
import { applicationEvents, qrEvents } from './actions.ts';
import { type Html, html } from './html.ts';
import { field, firstOf, form, section, select, shopperName, table, type View } from './parts.ts';

/** What concerns those who shop, sign in and want to open a shop. */

export function shoppersSection({ state, now }: View): Html {
  const sessions = Object.values(state.tokens).filter(({ until }) => until >= now);
  const rows = state.shoppers.map(({ id, nickname, phone, email, points }) => {
    const signedIn = sessions.filter(({ shopper }) => shopper === id).length;
    return [id, nickname, [phone, email].filter(Boolean).join(', '), signedIn, points];
  });
  return section('shoppers', 'Shoppers', table(['Id', 'Name', 'Reached by', 'Sessions', 'Points'], rows, 'There is nobody.'));
}

export function codesSection({ state, now }: View): Html {
  const rows = Object.entries(state.codes)
    .filter(([, { until }]) => until > now)
    .toSorted(([, a], [, b]) => b.until - a.until)
    .map(([name, { code, until }]) => [html`<code>${code}</code>`, name.replace(':', ', '), wireTime(until)]);
  return section('codes', 'One-time codes', table(['Code', 'For', 'Until'], rows, 'No code is waiting.'));
}

export function qrSection(view: View): Html {
  const { state, now } = view;
  const shoppers = state.shoppers.map(({ id, nickname }) => [id, nickname] as const);
  const rows = Object.entries(state.qrCodes)
    .toSorted(([, a], [, b]) => b.until - a.until)
    .map(([key, code]) => {
      const expired = code.until <= now && code.state !== 'confirmed';
      const buttons = qrEvents(code, now).map((event) => {
        const fields = event === 'confirm' ? select('As', 'shopper', shoppers) : undefined;
        return form(view, `/qr/${encodeURIComponent(key)}/${event}`, event === 'scan' ? 'Scan' : 'Confirm', { to: key, fields });
      });
      return [html`<code>${key}</code>`, expired ? 'expired' : code.state, wireTime(code.until), html`${buttons}`];
    });
  return section('qr', 'QR sign-ins', table(['Key', 'State', 'Until', 'The phone'], rows, 'Nobody shows a QR code.'));
}

export function applicationsSection(view: View): Html {
  const list = view.state.applications.toSorted((a, b) => b.at - a.at || b.id - a.id);
  const { shown, more } = firstOf(view, 'applications', list);
  const rows = shown.map((application) => {
    const { id, name, realName, email, shopper, at, refusal } = application;
    const buttons = applicationEvents(application).map((event) =>
      form(view, `/applications/${id}/${event}`, event === 'approve' ? 'Approve' : 'Refuse', {
        to: name,
        strong: event === 'approve',
        fields: event === 'refuse' ? field('Reason', 'reason') : undefined,
      }),
    );
    const words = { toBeReviewed: 'to be reviewed', approved: 'approved', auditFailed: 'refused', unknown: 'unknown' };
    return [
      html`<strong>${name}</strong><br>${realName}, ${email}`,
      `${shopperName(view, shopper)}, ${wireTime(at)}`,
      html`<span class="mark">${words[stateOfApplication(application)]}</span> ${refusal}`,
      html`${buttons}`,
    ];
  });
  const columns = ['Shop', 'Asked by', 'State', 'Decide'];
  return section('applications', `Applications (${list.length})`, html`${table(columns, rows, 'Nobody wants to open a shop.')}${more}`);
}
