import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { addressProblemOf, addressSchema, addressSchemaFrom } from './AddressForm.schema.ts';

const right = {
  name: 'Ananya Rao',
  dialCode: '+91',
  phone: '9845012345',
  email: 'ananya.rao@mailbox.in',
  country: 'India',
  detail: '12, 4th Cross, Lavelle Road, Bengaluru',
  postCode: '560001',
  isDefault: false,
};
const problemsOf = (typed: Partial<typeof right>) => {
  // A field shows the first of its problems.
  const result = v.safeParse(addressSchema, { ...right, ...typed }, { abortPipeEarly: true });
  return result.success ? [] : result.issues.map(({ message }) => addressProblemOf(message));
};
const sentOf = (typed: Partial<typeof right>) => v.parse(addressSchema, { ...right, ...typed });

test('the place that a new address begins with is none by itself', () => {
  const schema = addressSchemaFrom('Bengaluru, Karnataka');
  const problems = (detail: string) => v.safeParse(schema, { ...right, detail }).issues?.map(({ message }) => message);
  expect(problems('Bengaluru, Karnataka ')).toEqual(['detailMissing']);
  expect(problems('12, 4th Cross\nBengaluru, Karnataka')).toBeUndefined();
});

/** One character for a reader, several for a machine. */
const family = '👨‍👩‍👧‍👦';

test('a whole address is sent as it is', () => {
  expect(sentOf({})).toEqual(right);
});

describe.each<[keyof typeof right, [string, string | undefined][]]>([
  [
    'name',
    [
      ['', 'nameMissing'],
      [' \n ', 'nameMissing'],
      ['อ', undefined],
      [family.repeat(64), undefined],
      [family.repeat(65), 'nameLong'],
    ],
  ],
  [
    'phone',
    [
      ['', 'phoneMissing'],
      ['984501234', 'phoneLength'],
      ['98450123456', 'phoneLength'],
      ['98450x2345', 'phoneLength'],
      ['(984) 501-2345', undefined],
      ['9845012345', undefined],
    ],
  ],
  [
    'email',
    [
      ['', undefined],
      ['  ', undefined],
      ['a@b', undefined],
      ['first.last+tag@mail.example.com', undefined],
      ['"quoted name"@example.com', undefined],
      ['ananya.rao@', 'emailWrong'],
      ['a..b@example.com', 'emailWrong'],
      ['a b@example.com', 'emailWrong'],
      [`${'a'.repeat(65)}@example.com`, 'emailWrong'],
      [`a@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(63)}`, 'emailWrong'],
    ],
  ],
  [
    'country',
    [
      ['', 'countryMissing'],
      ['India', undefined],
    ],
  ],
  [
    'detail',
    [
      ['', 'detailMissing'],
      [family.repeat(500), undefined],
      [family.repeat(501), 'detailLong'],
    ],
  ],
  [
    'postCode',
    [
      ['', 'postCodeMissing'],
      ['56001', 'postCodeLength'],
      ['5600012', 'postCodeLength'],
      ['5600–1', 'postCodeLength'],
      ['560 001', undefined],
      ['K1A 0B1', undefined],
    ],
  ],
])('%s', (field, cases) => {
  test.each(cases)('"%s": %s', (typed, problem) => {
    expect(problemsOf({ [field]: typed })).toEqual(problem === undefined ? [] : [problem]);
  });
});

test('only numbers of +91 have ten digits', () => {
  expect(problemsOf({ dialCode: '+66', phone: '812345678' })).toEqual([]);
  expect(problemsOf({ dialCode: '+66', phone: '812' })).toEqual(['phoneLength']);
  expect(problemsOf({ dialCode: '+66', phone: '812345678901234' })).toEqual(['phoneLength']);
});

test('what is typed is sent without the blanks around and between', () => {
  expect(
    sentOf({ name: ' Ananya Rao ', phone: ' 98450 12345 ', email: ' a@b.in ', detail: ' 12 Lavelle Road\n', postCode: '５６０ ００１' }),
  ).toEqual({
    ...right,
    email: 'a@b.in',
    detail: '12 Lavelle Road',
  });
});

test('all that is missing is named at once, in the order of the fields', () => {
  expect(problemsOf({ name: '', phone: '', email: '@', country: '', detail: '', postCode: '' })).toEqual([
    'nameMissing',
    'phoneMissing',
    'emailWrong',
    'countryMissing',
    'detailMissing',
    'postCodeMissing',
  ]);
});

test('a message of somebody else is no problem of an address', () => {
  expect(addressProblemOf('Invalid type')).toBeUndefined();
  expect(addressProblemOf(undefined)).toBeUndefined();
});
