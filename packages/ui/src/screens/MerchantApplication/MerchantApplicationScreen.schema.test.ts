import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  applicationDraftSchema,
  applicationProblemOf,
  applicationSchema,
  applicationWithCaptchaSchema,
} from './MerchantApplicationScreen.schema.ts';

const right = {
  name: ' Rao & Daughters ',
  realName: 'Ananya Rao',
  category: '8',
  type: '3',
  address: ' 5 Hill Road, Mumbai 400050 ',
  dialCode: '+91',
  phone: '98860 41210',
  email: 'prints@mailbox.example',
  captcha: '',
  code: '407 311',
  pictures: ['/uploads/1.png', '/uploads/2.png'],
  agree: true,
};
const problemsOf = (change: object, schema = applicationSchema) =>
  v.safeParse(schema, { ...right, ...change }).issues?.map(({ message }) => message) ?? [];

test('an application is sent without the spaces around what was typed', () => {
  expect(v.parse(applicationSchema, right)).toEqual({
    ...right,
    name: 'Rao & Daughters',
    category: 8,
    type: 3,
    address: '5 Hill Road, Mumbai 400050',
    phone: '9886041210',
    code: '407311',
    pictures: ['/uploads/1.png', '/uploads/2.png'],
  });
});

describe('what is missing or wrong is named', () => {
  test.each<[object, string]>([
    [{ name: ' \u3000 ' }, 'nameMissing'],
    [{ name: '👨‍👩‍👧'.repeat(256) }, 'nameLong'],
    [{ realName: '' }, 'realNameMissing'],
    [{ realName: 'x'.repeat(65) }, 'realNameLong'],
    [{ category: '' }, 'categoryMissing'],
    [{ category: '8; drop table' }, 'categoryMissing'],
    [{ category: '-1' }, 'categoryMissing'],
    [{ category: '1e9' }, 'categoryMissing'],
    [{ category: '9'.repeat(400) }, 'categoryMissing'],
    [{ type: '' }, 'typeMissing'],
    [{ address: ' ' }, 'addressMissing'],
    [{ address: 'ก'.repeat(501) }, 'addressLong'],
    [{ phone: '988604121' }, 'phoneLength'],
    [{ phone: '98860412101' }, 'phoneLength'],
    [{ phone: 'nine' }, 'phoneLength'],
    [{ email: '' }, 'emailEmpty'],
    [{ email: 'prints@' }, 'correctEmail'],
    [{ email: `${'a'.repeat(5000)}@b.example` }, 'correctEmail'],
    [{ code: '' }, 'emptyCaptche'],
    [{ code: "1' or 1=1" }, 'correctCaptche'],
    [{ pictures: [] }, 'pictureMissing'],
    [{ pictures: Array(11).fill('a') }, 'pictureMany'],
    [{ agree: false }, 'agreement'],
  ])('%j: %s', (change, problem) => {
    expect(problemsOf(change)).toContain(problem);
  });

  test('but not the phone number, which may be left out', () => {
    expect(problemsOf({ phone: ' ' })).toEqual([]);
    expect(v.parse(applicationSchema, { ...right, phone: ' ' })).toHaveProperty('phone', '');
  });

  test('in the order of the page', () => {
    expect(problemsOf({ name: '', realName: '', category: '', code: '' })).toEqual([
      'nameMissing',
      'realNameMissing',
      'categoryMissing',
      'emptyCaptche',
    ]);
  });
});

test('limits are inclusive and count what a reader sees', () => {
  expect(problemsOf({ name: '👨‍👩‍👧'.repeat(255), realName: 'é'.repeat(64), pictures: Array(10).fill('a') })).toEqual([]);
});

test('the picture code is asked for where the operator wants it', () => {
  expect(problemsOf({}, applicationWithCaptchaSchema)).toEqual(['emptyPicture']);
  expect(problemsOf({ captcha: ' k7 Mq' }, applicationWithCaptchaSchema)).toEqual([]);
});

test.each([null, [], 'text', { name: 1 }, { ...right, pictures: 'a' }])('%j is no draft', (kept) => {
  expect(v.is(applicationDraftSchema, kept)).toBe(false);
});

test('a draft keeps neither codes nor consent', () => {
  expect(Object.keys(v.parse(applicationDraftSchema, right))).not.toEqual(expect.arrayContaining(['code']));
  expect(v.parse(applicationDraftSchema, right)).not.toHaveProperty('agree');
});

test('a message of something else is no problem of an application', () => {
  expect(applicationProblemOf('emptyCaptche')).toBeUndefined();
  expect(applicationProblemOf('toString')).toBeUndefined();
  expect(applicationProblemOf(undefined)).toBeUndefined();
});
