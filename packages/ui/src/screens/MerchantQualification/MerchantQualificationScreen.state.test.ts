import { describe, expect, test } from 'vitest';
import { merchantQualificationState } from './MerchantQualificationScreen.state.ts';

const details = {
  intro: 'A pottery of six people by the sea.',
  address: '3 Potters Lane, Auroville 605101',
  phone: '+91 413 262 2014',
  joinedAt: '2020-05-18T00:00:00.000Z',
  followers: 12_431,
  qualifications: [] as readonly string[],
};
const ready = <T>(data: T) => ({ status: 'ready', data, refreshing: false }) as const;
const loading = { status: 'loading' } as const;
const failed = { status: 'failed', error: { kind: 'offline' } } as const;
const documentsOf = (...args: Parameters<typeof merchantQualificationState>) => {
  const state = merchantQualificationState(...args);
  return state.status === 'ready' ? state.documents : expect.fail(`It is ${state.status}.`);
};

test('facts that are not there yet or could not be loaded', () => {
  expect(merchantQualificationState(loading, ready(true), undefined)).toEqual(loading);
  expect(merchantQualificationState(failed, ready(true), undefined)).toEqual(failed);
  expect(merchantQualificationState(ready(details), loading, undefined)).toEqual(loading);
});

test('a telephone number can be called, unless it is none', () => {
  const phoneOf = (phone: string) => {
    const state = merchantQualificationState(ready({ ...details, phone }), ready(false), undefined);
    return state.status === 'ready' ? state.facts.phone : undefined;
  };
  expect(phoneOf(details.phone)).toEqual({ number: details.phone, href: 'tel:+914132622014' });
  expect(phoneOf('javascript:alert(1)')).toBeUndefined();
});

describe('documents', () => {
  const withPictures = ready({ ...details, qualifications: ['/licence.svg'] });

  test('stand behind a picture code where one is asked for, or where that is not known', () => {
    expect(documentsOf(ready(details), ready(true), undefined)).toEqual({ status: 'locked' });
    expect(documentsOf(ready(details), failed, undefined)).toEqual({ status: 'locked' });
  });

  test('are shown without a lock where no code is asked for, and where they are sent all the same', () => {
    expect(documentsOf(withPictures, ready(true), undefined)).toEqual({ status: 'shown', pictures: ['/licence.svg'] });
    expect(documentsOf(withPictures, ready(false), undefined)).toEqual({ status: 'shown', pictures: ['/licence.svg'] });
    expect(documentsOf(ready(details), ready(false), undefined)).toEqual({ status: 'shown', pictures: [] });
  });

  test('are shown when they were unlocked, also when there are none', () => {
    expect(documentsOf(ready(details), ready(true), ['/licence.svg'])).toEqual({ status: 'shown', pictures: ['/licence.svg'] });
    expect(documentsOf(ready(details), ready(true), [])).toEqual({ status: 'shown', pictures: [] });
  });
});
