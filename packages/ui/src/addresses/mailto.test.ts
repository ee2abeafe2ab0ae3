import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mailtoLength, mailtoOf } from './mailto.ts';

const to = 'service@galleria.example';

/** What a mail program reads out of an address. */
function read(href: string) {
  const url = new URL(href);
  const fields = url.search
    .slice(1)
    .split('&')
    .map((field) => field.split('=').map(decodeURIComponent));
  return { protocol: url.protocol, to: decodeURIComponent(url.pathname), fields: Object.fromEntries(fields), count: fields.length };
}

describe('a letter', () => {
  test('is opened with its address, subject and text', () => {
    const { href, whole } = mailtoOf({ to, subject: 'Order & refund', body: 'Dear shop,\nwhere is it?\n\n100 % lost + found' });
    expect(whole).toBe(true);
    expect(read(href)).toEqual({
      protocol: 'mailto:',
      to,
      fields: { subject: 'Order & refund', body: 'Dear shop,\r\nwhere is it?\r\n\r\n100 % lost + found' },
      count: 2,
    });
    expect(href).not.toContain('+');
  });

  test.each([
    'x&bcc=victim@bank.example',
    'x?cc=victim@bank.example',
    'x\r\nBcc: victim@bank.example',
    'x%0D%0ABcc:victim@bank.example',
    'x\u2028Bcc: y',
    '<img src=x onerror=alert(1)>',
    '#body',
  ])('with "%s" typed into it gets no field and no line of the head more', (hostile) => {
    const { fields, count } = read(mailtoOf({ to, subject: hostile, body: hostile }).href);
    expect(count).toBe(2);
    expect(fields.subject).not.toMatch(/[\r\n\u2028]/);
    expect(fields.body).toBe(hostile.replaceAll('\r\n', '\r\n'));
  });

  test('with half a pair in it does not throw', () => {
    expect(read(mailtoOf({ to, subject: '\uD83D', body: 'a\uDE00b' }).href).fields).toEqual({ subject: '\uFFFD', body: 'a\uFFFDb' });
  });

  test.each([
    ['Thai', 'ที่นี่ '.repeat(80)],
    ['families', '👨‍👩‍👧‍👦'.repeat(500)],
    ['one endless character', `e${'\u0301'.repeat(5000)}`],
  ])('in %s that is too long for an address is cut between two characters, and says so', (_, body) => {
    const { href, whole } = mailtoOf({ to, subject: 'Long', body });
    expect(whole).toBe(false);
    expect(href.length).toBeLessThanOrEqual(mailtoLength);
    const text: string = read(href).fields.body ?? '';
    expect(text).toMatch(/ \[…\]$/);
    expect(body.startsWith(text.slice(0, -4))).toBe(true);
  });

  test('of any text can be read again, and is never too long', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary', maxLength: 400 }), (subject, body) => {
        const { href } = mailtoOf({ to, subject, body });
        expect(href.length).toBeLessThanOrEqual(mailtoLength);
        expect(read(href)).toMatchObject({ to, count: 2 });
      }),
      { numRuns: 40 },
    );
  });
});
