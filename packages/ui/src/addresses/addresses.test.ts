import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { httpsUrl, imageUrl, insidePath, linkUrl, mailbox, pictureUrl, plainWords, telephone } from './index.ts';

const origin = 'https://shop.example';

const gates = {
  inside: (text: string) => insidePath(text, origin),
  https: httpsUrl,
  link: linkUrl,
  image: imageUrl,
  telephone: (text: string) => telephone(text)?.href,
  mailbox: (text: string) => mailbox(text)?.href,
};

/** A gate lets the text through as it is, without the spaces around it. */
const same = Symbol('same');

/** Each text with the gates that let it through, and what comes out; all others give nothing. */
const cases: readonly (readonly [text: string, opened: Partial<Record<keyof typeof gates, string | typeof same>>])[] = [
  // Paths of this site.
  ['/', { inside: same, image: same }],
  ['/fr/login', { inside: same, image: same }],
  ['/users/order_list?menuCur=111&tab=toShip&page=2', { inside: same, image: same }],
  ['/goods/goods_search?title=a%2Fb&next=https://evil.example', { inside: same, image: same }],
  [
    '/goods/goods_search?title=ชาม',
    { inside: '/goods/goods_search?title=%E0%B8%8A%E0%B8%B2%E0%B8%A1', image: '/goods/goods_search?title=%E0%B8%8A%E0%B8%B2%E0%B8%A1' },
  ],
  ['/%2F/evil.example', { inside: same, image: same }],
  ['/a/../b', { inside: '/b', image: '/b' }],
  ['/policy/terms#payment', { inside: '/policy/terms', image: '/policy/terms' }],
  ['/uploads/a.png?width=1:2', { inside: same, image: same }],
  // Relative to the page: a picture, and nowhere to go.
  ['goods/1', { image: same }],
  ['../a.png', { image: same }],
  ['./a b.png', { image: same }],
  ['?a=1', { image: same }],
  ['#top', { image: same }],
  // Other hosts in disguise.
  ['//evil.example', {}],
  ['///evil.example', {}],
  ['/\\evil.example', {}],
  ['\\\\evil.example', {}],
  ['/\\/evil.example', {}],
  ['/\t/evil.example', {}],
  ['/\n/evil.example', {}],
  ['\t//evil.example', {}],
  [' //evil.example', {}],
  ['/./\\evil.example', { image: '/evil.example' }],
  ['/.//evil.example', { image: '/evil.example' }],
  ['/a/..//evil.example', { image: '/evil.example' }],
  ['/a/../\\evil.example', { image: '/evil.example' }],
  ['/%2e//evil.example', { image: '/evil.example' }],
  ['/%2E%2E//evil.example', { image: '/evil.example' }],
  ['//shop.example//evil.example', {}],
  ['//shop.example//shop.example//evil.example', {}],
  ['//user@evil.example/a', {}],
  ['//shop.example@evil.example', { mailbox: 'mailto:%2F%2Fshop.example@evil.example' }],
  ['//shop.example:8443/a', {}],
  ['//', {}],
  ['//[', {}],
  // The web.
  ['https://shop.example/a?b=c#d', { https: same, link: same, image: same }],
  ['HTTPS://Twitter.Example', { https: 'https://twitter.example/', link: 'https://twitter.example/', image: 'https://twitter.example/' }],
  [
    ' https://shop.example/ü ',
    { https: 'https://shop.example/%C3%BC', link: 'https://shop.example/%C3%BC', image: 'https://shop.example/%C3%BC' },
  ],
  [
    'https://shop.example/a\n/b',
    { https: 'https://shop.example/a/b', link: 'https://shop.example/a/b', image: 'https://shop.example/a/b' },
  ],
  ['http://shop.example', { link: 'http://shop.example/' }],
  ['HTTP://Shop.Example', { link: 'http://shop.example/' }],
  ['https:evil.example', {}],
  ['https://', {}],
  ['http://', {}],
  ['https://bank.example@evil.example/', {}],
  ['https://user:word@evil.example/', {}],
  ['https://:secret@evil.example/', {}],
  ['https://shop.example.evil.example/', { https: same, link: same, image: same }],
  // Other schemes.
  ['javascript:alert(1)', {}],
  [' javascript:alert(1)', {}],
  ['java\nscript:alert(1)', {}],
  ['JaVaScRiPt:alert(1)', {}],
  ['\u0001javascript:alert(1)', {}],
  ['javascript://%0aalert(1)', {}],
  ['data:text/html,<script>1</script>', {}],
  ['data:image/svg+xml,<svg onload=alert(1)>', {}],
  ['vbscript:msgbox(1)', {}],
  ['blob:https://shop.example/1', {}],
  ['file:///etc/passwd', {}],
  ['ftp://shop.example/1', {}],
  ['tel:112', {}],
  ['mailto:a@b.example', {}],
  ['sms:+91', {}],
  // Telephones; a name of a file is what is left of any text.
  ['+91 80 4718 2200', { image: same, telephone: 'tel:+918047182200' }],
  ['1800 120 4000', { image: same, telephone: 'tel:18001204000' }],
  ['(080) 4718-2200', { image: same, telephone: 'tel:08047182200' }],
  ['+91 80 1234 5678 ext. 4', { image: same, telephone: 'tel:+918012345678' }],
  ['080 4718 2200 x7', { image: same, telephone: 'tel:08047182200' }],
  ['080 4718 2200, extension 12', { image: same, telephone: 'tel:08047182200' }],
  ['1234;ext=1', { image: same, telephone: 'tel:1234' }],
  ['1800 120 4000 (toll free)', { image: same, telephone: 'tel:18001204000' }],
  ['112', { image: same, telephone: 'tel:112' }],
  ['12', { image: same }],
  ['+', { image: same }],
  ['-----', { image: same }],
  ['*#06#', { image: same }],
  ['call us', { image: same }],
  ['1234;phone-context=evil.example', { image: same }],
  ['080 4718 2200 or 080 4718 2201', { image: same }],
  ['111111111111111', { image: same, telephone: 'tel:111111111111111' }],
  ['1111111111111111', { image: same }],
  ['+91 javascript:alert(1)', {}],
  ['٩٨٤٥٠١٢٣٤٥', { image: same }],
  // Mailboxes.
  ['service@galleria.example', { image: same, mailbox: 'mailto:service@galleria.example' }],
  [' care+shop@mail.galleria.example ', { image: same, mailbox: 'mailto:care%2Bshop@mail.galleria.example' }],
  ["o'neil@a-b.example", { image: same, mailbox: "mailto:o'neil@a-b.example" }],
  ['postmaster@localhost', { image: same, mailbox: 'mailto:postmaster@localhost' }],
  ['what?bcc=x@b.example', { image: same, mailbox: 'mailto:what%3Fbcc%3Dx@b.example' }],
  ['"a@b.example,"@c.example', { image: same, mailbox: 'mailto:%22a%40b.example%2C%22@c.example' }],
  ['a@[127.0.0.1]', { image: same, mailbox: 'mailto:a@%5B127.0.0.1%5D' }],
  ['service', { image: same }],
  ['@galleria.example', { image: same }],
  ['a@b.example,c@d.example', { image: same }],
  ['a@b.example;c@d.example', { image: same }],
  ['a@b.example?bcc=c@d.example', { image: same }],
  ['a@b.example&subject=x', { image: same }],
  ['a%40b@c.example', { image: same, mailbox: 'mailto:a%2540b@c.example' }],
  ['a@b.example\nBcc: c@d.example', {}],
  ['Service <a@b.example>', { image: same }],
  ['javascript:alert(1)@b.example', {}],
  ['https://evil.example/@b', { https: same, link: same, image: same }],
  ['a@b..example', { image: same }],
  ['a@.example', { image: same }],
  ['.a@b.example', { image: same }],
  ['a@b@c.example', { image: same }],
  // Nothing.
  ['', {}],
  ['   ', {}],
];

describe.each(cases)('%j', (text, opened) => {
  const expected = Object.fromEntries(Object.entries(opened).map(([gate, address]) => [gate, address === same ? text.trim() : address]));

  test('goes through its gates alone', () => {
    const found = Object.entries(gates).flatMap(([gate, open]) => {
      const address = open(text);
      return address === undefined ? [] : [[gate, address]];
    });
    expect(Object.fromEntries(found)).toEqual(expected);
  });

  test('comes out the same the second time', () => {
    const again = (['inside', 'https', 'link', 'image'] as const).flatMap((gate) => {
      const address = expected[gate];
      return address === undefined ? [] : [[gate, gates[gate](address), address]];
    });
    expect(again.filter(([, second, first]) => second !== first)).toEqual([]);
  });
});

test.each([null, undefined])('%s is no address', (text) => {
  expect([insidePath(text, origin), httpsUrl(text), linkUrl(text)]).toEqual([undefined, undefined, undefined]);
});

test('a page without an origin has no paths', () => {
  expect(insidePath('/users/order_list', 'null')).toBeUndefined();
});

test('a number and a mailbox are shown as they were written', () => {
  expect(telephone('18002000101')).toEqual({ number: '1800 200 0101', href: 'tel:18002000101' });
  expect(telephone(' +91 80 1234 5678 ext. 4 ')).toEqual({ number: '+91 80 1234 5678 ext. 4', href: 'tel:+918012345678' });
  expect(mailbox(' service@galleria.example ')).toEqual({
    address: 'service@galleria.example',
    href: 'mailto:service@galleria.example',
  });
});

describe('a mailbox has limits that are inclusive', () => {
  const host = (last: number) => `${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(last)}`;
  test.each([
    [`${'a'.repeat(64)}@${host(61)}`, true],
    [`${'a'.repeat(64)}@${host(62)}`, false],
    [`${'a'.repeat(65)}@b.example`, false],
    [`a@${'b'.repeat(64)}`, false],
  ])('%s', (text, taken) => {
    expect(mailbox(text) !== undefined).toBe(taken);
  });
});

test.each([
  [' We answer from 9 to 18. ', 'We answer from 9 to 18.'],
  ['Hours: 9 to 18', 'Hours: 9 to 18'],
  ['Send "order" to +91 80 4718 2200.', 'Send "order" to +91 80 4718 2200.'],
  ['javascript:alert(1)', undefined],
  [' data:text/html,x', undefined],
  ['\u0001javascript:alert(1)', undefined],
  ['http://messages.example', undefined],
  ['Go to https://evil.example', undefined],
  ['  ', undefined],
])('%j as words is %j', (text, words) => {
  expect(plainWords(text)).toBe(words);
});

const hostile = fc
  .array(
    fc.constantFrom(
      ...'/ // \\ . .. %2F %2e %5C @ : ? # & , ; + 7 evil.example shop.example https: javascript: tel: ext.4 ก a'.split(' '),
      '\t',
      '\n',
      '\r',
      ' ',
      '\u202E',
      '\uD800',
    ),
    { maxLength: 12 },
  )
  .map((pieces) => pieces.join(''));

describe('a text of the worst pieces', () => {
  const text = fc.oneof(hostile, fc.string({ unit: 'binary' }));

  test('never leaves the site, now or when it is read again', () => {
    fc.assert(
      fc.property(text, (rest) => {
        const path = insidePath(`/${rest}`, origin);
        if (path === undefined) return;
        expect(path).toMatch(/^\/(?!\/)/);
        expect(new URL(path, origin)).toMatchObject({ origin, href: origin + path });
        expect(insidePath(path, origin)).toBe(path);
      }),
      { numRuns: 1000 },
    );
  }, 60_000);

  test('becomes no other scheme, and no letter to two', () => {
    fc.assert(
      fc.property(text, (any) => {
        expect(linkUrl(any) ?? 'https:').toMatch(/^https?:/);
        expect(new URL(imageUrl(any) ?? '/', origin).protocol).toBe('https:');
        expect(telephone(any)?.href ?? 'tel:112').toMatch(/^tel:\+?\d{3,15}$/);
        expect(mailbox(`${any}@b.example`)?.href ?? 'mailto:a@b').toMatch(/^mailto:[^@?&,;]+@[^@?&,;]+$/);
      }),
      { numRuns: 1000 },
    );
  }, 60_000);

  test('of a hundred thousand characters goes through or not, but does no harm', () => {
    expect(insidePath(`/${'a'.repeat(100_000)}`, origin)).toHaveLength(100_001);
    expect(insidePath('/'.repeat(100_000), origin)).toBeUndefined();
    expect(insidePath(`/${'../'.repeat(30_000)}`, origin)).toBe('/');
    for (const gate of [telephone, mailbox]) for (const sign of '1 a@(,') expect(gate(sign.repeat(100_000))).toBeUndefined();
  });
});

test.each([
  ['blob:https://shop.example/5a2f', true],
  ['data:image/png;base64,AAAA', true],
  ['/pictures/a.svg', true],
  ['https://cdn.example/a.png', true],
  ['http://cdn.example/a.png', true],
  ['data:text/html,<script>', false],
  ['javascript:alert(1)', false],
  ['//cdn.example/a.png', false],
  ['https://asha@cdn.example/a.png', false],
  ['', false],
])('%s is the address of a picture: %s', (text, isOne) => {
  expect(pictureUrl(text)).toBe(isOne ? text : undefined);
});
