import { expect, test } from 'vitest';
import { privacyAgreementState } from './PrivacyAgreementScreen.state.ts';

const ready = (agreementHtml: string) => privacyAgreementState({ status: 'ready', refreshing: false, data: { agreementHtml } });

test('an agreement is shown as it came, to be sanitised where it is drawn', () => {
  expect(ready('<p>We keep little.</p>')).toEqual({ status: 'ready', html: '<p>We keep little.</p>' });
});

test.each(['', ' \n'])('%j is no agreement', (html) => {
  expect(ready(html)).toEqual({ status: 'empty' });
});

test('a failure stays one', () => {
  expect(privacyAgreementState({ status: 'failed', error: { kind: 'offline' } })).toEqual({ status: 'failed', error: { kind: 'offline' } });
});
