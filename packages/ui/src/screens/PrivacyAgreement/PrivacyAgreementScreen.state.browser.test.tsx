import { expect, test } from 'vitest';
import { privacyAgreementState } from './PrivacyAgreementScreen.state.ts';

// Cleaning takes a document, so these cases are asked in a browser.
const statusOf = (agreementHtml: string) => privacyAgreementState({ status: 'ready', refreshing: false, data: { agreementHtml } }).status;

test.each([
  '',
  '<p></p><p>&nbsp;</p><br>',
  '<p>\u200B</p>',
  '<!-- not yet --><script>agree()</script><style>p { color: red }</style>',
  '<iframe src="https://agreement.example"></iframe>',
  '<form><input name="password"></form>',
  '<img src="javascript:agree()">',
  '<table><tr><td></td></tr></table>',
  '<frameset><frame src="https://agreement.example"></frameset>',
])('nothing is left of %j: there is no agreement', (html) => {
  expect(statusOf(html)).toBe('empty');
});

test.each(['We keep little.', '<form><p>a</p></form>', '<img src="https://agreement.example/page-1.png">', '<p>&lt;script&gt;</p>'])(
  'something is left of %j',
  (html) => {
    expect(statusOf(html)).toBe('ready');
  },
);
