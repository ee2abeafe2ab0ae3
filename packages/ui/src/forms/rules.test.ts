import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { newPassword, optionalText, text } from './measuredRules.ts';
import { code, mailbox, optionalMailbox, password, phone, phoneOfDialCode, postCode, ticked } from './rules.ts';

const problems = { missing: 'missing', wrong: 'wrong' };
/** What is sent, or what is wrong with it first. */
function outcomeOf<T>(rule: v.GenericSchema<T>, typed: unknown): T | string | undefined {
  const result = v.safeParse(rule, typed);
  return result.success ? result.output : `✗ ${result.issues[0].message}`;
}
/** One character for a reader, several for a machine. */
const family = '👨‍👩‍👧‍👦';

describe('mailbox', () => {
  test.each([
    [' ananya.rao+shop@mailbox.in\n', 'ananya.rao+shop@mailbox.in'],
    ['a@b', 'a@b'],
    ['', '✗ missing'],
    [' \t\n', '✗ missing'],
    ['ananya.rao@', '✗ wrong'],
    ['a@b@c.in', '✗ wrong'],
    ['a@b.in\r\nBcc: c@d.in', '✗ wrong'],
    ['<script>@b.in', '✗ wrong'],
    [`${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(61)}`, undefined],
    [`${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(62)}`, '✗ wrong'],
    [`a@${'b.'.repeat(149)}`, '✗ wrong'],
    [`${'a'.repeat(300)}@mailbox.in`, '✗ wrong'],
  ])('"%s": %s', (typed, outcome) => {
    expect(outcomeOf(mailbox(problems), typed)).toBe(outcome ?? typed);
  });

  test('may be left out where it is optional', () => {
    const rule = optionalMailbox('wrong');
    expect(['', '  ', ' a@b.in ', 'a@'].map((typed) => outcomeOf(rule, typed))).toEqual(['', '', 'a@b.in', '✗ wrong']);
  });
});

describe('phone', () => {
  test.each([
    [' (98450) 123-45 ', '9845012345'],
    ['９８４５０１２３４５', '9845012345'],
    ['98450\u00a012345', '9845012345'],
    ['', '✗ missing'],
    ['( ) -', '✗ missing'],
    ['123', '✗ wrong'],
    ['1'.repeat(15), '✗ wrong'],
    ['+919845012345', '✗ wrong'],
    ['٩٨٤٥٠١٢٣٤٥', '9845012345'],
    ['98450x2345', '✗ wrong'],
  ])('"%s": %s', (typed, outcome) => {
    expect(outcomeOf(phone(problems), typed)).toBe(outcome);
  });

  const numbered = v.pipe(v.object({ dialCode: v.string(), phone: phone(problems), name: password('missing') }), phoneOfDialCode('length'));
  test.each([
    ['91', '9845012345', undefined],
    ['+91', '98450 12345', undefined],
    ['+91', '984501234', 'length'],
    ['91', '98450123456', 'length'],
    ['+66', '812345678', undefined],
    ['66', '8123456789012', undefined],
    ['66', '81234567890123', 'length'],
    ['+1684', '12345678901', undefined],
    ['+1684', '123456789012', 'length'],
    ['', '12345678', undefined],
  ])('with the dial code "%s", "%s" has the problem %s', (dialCode, typed, problem) => {
    // The rule is kept however many other fields are wrong.
    const issues = v.safeParse(numbered, { dialCode, phone: typed, name: '' }).issues ?? [];
    const ofPhone = issues.filter((issue) => v.getDotPath(issue) === 'phone').map(({ message }) => message);
    expect(ofPhone).toEqual(problem === undefined ? [] : [problem]);
  });
});

describe('code', () => {
  test.each([
    ['482913', '482913'],
    [' 482 913\n', '482913'],
    ['４８２９１３', '482913'],
    ['aB3k', 'aB3k'],
    ['a'.repeat(32), 'a'.repeat(32)],
    ['a'.repeat(33), '✗ wrong'],
    ['', '✗ missing'],
    ['\u3000 ', '✗ missing'],
    ['482-913', '✗ wrong'],
    ['é1', '✗ wrong'],
    ['๑๒๓๔', '1234'],
    ['12\u200b34', '✗ wrong'],
    ["1' or 1", '✗ wrong'],
  ])('"%s": %s', (typed, outcome) => {
    expect(outcomeOf(code(problems), typed)).toBe(outcome);
  });
});

describe('passwords', () => {
  test('one that is there is not judged', () => {
    expect([' ', 'a', family].map((typed) => outcomeOf(password('missing'), typed))).toEqual([' ', 'a', family]);
    expect(outcomeOf(password('missing'), '')).toBe('✗ missing');
  });

  test.each([
    ['', 'missing'],
    ['Abc-123', 'weak'],
    ['Abc-1234', undefined],
    [' Abc 123 ', undefined],
    ['abcdefg1', 'weak'],
    [`Ab1-${family.repeat(16)}`, undefined],
    [`Ab1-${family.repeat(17)}`, 'weak'],
    ['Ab1-'.repeat(12_500), 'weak'],
  ])('a new one, "%s": %s', (typed, problem) => {
    expect(outcomeOf(newPassword({ missing: 'missing', weak: 'weak' }), typed)).toBe(problem === undefined ? typed : `✗ ${problem}`);
  });
});

test.each([
  ['560 001', '560001'],
  ['５６０００１', '560001'],
  ['५६०००१', '560001'],
  ['K1A 0B1', 'K1A0B1'],
  ['', '✗ missing'],
  ['56001', '✗ wrong'],
  ['5600012', '✗ wrong'],
  ['5600–1', '✗ wrong'],
])('the post code "%s": %s', (typed, outcome) => {
  expect(outcomeOf(postCode(problems), typed)).toBe(outcome);
});

test('a box has to be ticked', () => {
  expect([true, false].map((typed) => outcomeOf(ticked('missing'), typed))).toEqual([true, '✗ missing']);
});

test.each([
  [' \n ', '✗ missing', ''],
  [` ${family.repeat(3)} `, family.repeat(3), family.repeat(3)],
  [family.repeat(4), '✗ long', '✗ long'],
  ['abc\n', 'abc', 'abc'],
])('"%s" as a text of three characters is %s, as an optional one "%s"', (typed, outcome, ifOptional) => {
  expect(outcomeOf(text(3, { missing: 'missing', long: 'long' }), typed)).toBe(outcome);
  expect(outcomeOf(optionalText(3, 'long'), typed)).toBe(ifOptional);
});

const rules = {
  mailbox: mailbox(problems),
  phone: phone(problems),
  code: code(problems),
  postCode: postCode(problems),
  text: text(500, { missing: 'missing', long: 'wrong' }),
  newPassword: newPassword({ missing: 'missing', weak: 'wrong' }),
};
const hostile = ['a', 'a.', '"\\', 'a@', 'a@b.', ' ', ' a', '９', 'é', '\ufdfa', family, '\ud800', '(-'];

test.each(Object.entries(rules))(
  '50,000 times any sign is wrong as %s, and does not hang the page',
  (name, rule) => {
    for (const sign of hostile) {
      const from = performance.now();
      const outcome = v.safeParse(rule, sign.repeat(50_000)).issues?.[0].message;
      expect(outcome, JSON.stringify(sign)).toMatch(/^(missing|wrong)$/);
      expect(performance.now() - from, `${name} of ${JSON.stringify(sign)}`).toBeLessThan(1000);
    }
  },
  10_000,
);

test('what is no text is wrong, and breaks nothing', () => {
  for (const rule of Object.values(rules))
    for (const typed of [undefined, null, 1, {}, []]) expect(outcomeOf(rule, typed)).toMatch(/^✗ Invalid type/);
});
