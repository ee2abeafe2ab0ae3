import { expect, test } from 'vitest';
import type { ApplicationState } from '../../flows/application.ts';
import { applicationRecordState } from './ApplicationRecordScreen.state.ts';

const one = (id: number, status: ApplicationState, name = 'Rao Prints') => ({
  id,
  name,
  status,
  refusal: '',
  categoryId: 8,
  typeId: 99,
  realName: 'Ananya Rao',
  email: 'prints@mailbox.example',
  phone: '+919886041210',
  qualifications: [],
});
const ready = <T>(data: T) => ({ status: 'ready', data, refreshing: false }) as const;
const dialCodes = ['+91'];
const names = ready([{ id: 8, name: 'Paper' }]);
const stateOf = (...items: ReturnType<typeof one>[]) =>
  applicationRecordState({ record: ready({ items, total: 23 }), categories: names, types: names, dialCodes });

test('what is not there yet is passed on', () => {
  const failed = { status: 'failed', error: { kind: 'offline' } } as const;
  expect(applicationRecordState({ record: { status: 'loading' }, categories: names, types: names, dialCodes })).toEqual({
    status: 'loading',
  });
  expect(applicationRecordState({ record: failed, categories: names, types: names, dialCodes })).toBe(failed);
  expect(stateOf()).toEqual({ status: 'empty' });
});

test('the names of category and type only help', () => {
  const state = applicationRecordState({
    record: ready({ items: [one(1, 'approved')], total: 1 }),
    categories: { status: 'failed', error: { kind: 'offline' } },
    types: names,
    dialCodes,
  });
  expect(state).toMatchObject({ status: 'ready', pages: 1, applications: [{ category: undefined, type: undefined }] });
  expect(stateOf(one(1, 'approved'))).toMatchObject({ pages: 3, applications: [{ category: 'Paper', type: undefined }] });
});

test.each<[ApplicationState, boolean]>([
  ['toBeReviewed', false],
  ['approved', false],
  ['auditFailed', true],
  ['unknown', false],
])('another may follow one that is %s: %s', (status, canResubmit) => {
  expect(stateOf(one(1, status))).toMatchObject({ applications: [{ canResubmit }] });
});

test('a phone number is divided after its dial code', () => {
  expect(stateOf(one(1, 'approved'))).toMatchObject({ applications: [{ phone: '+91 9886041210' }] });
  expect(stateOf({ ...one(1, 'approved'), phone: '+66812345678' })).toMatchObject({ applications: [{ phone: '+66812345678' }] });
});

test('one that was followed by another of its name is past', () => {
  expect(stateOf(one(3, 'toBeReviewed', ' RAO  prints'), one(2, 'auditFailed'), one(1, 'auditFailed', 'Rao Ceramics'))).toMatchObject({
    applications: [{ canResubmit: false }, { canResubmit: false }, { canResubmit: true }],
  });
});
