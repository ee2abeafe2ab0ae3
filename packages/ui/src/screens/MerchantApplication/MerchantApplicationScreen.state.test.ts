import { expect, test } from 'vitest';
import { type ApplicationParts, merchantApplicationState } from './MerchantApplicationScreen.state.ts';

const ready = <T>(data: T) => ({ status: 'ready', data, refreshing: false }) as const;
const earlier = {
  id: 7,
  name: 'Rao Prints',
  status: 'auditFailed',
  refusal: 'The licence cannot be read.',
  categoryId: 8,
  typeId: 3,
  realName: 'Ananya Rao',
  email: 'prints@mailbox.example',
  phone: '+919886041210',
  address: '5 Hill Road, Mumbai',
  qualifications: ['/uploads/1.png', '/uploads/2.png'],
} as const;
const typed = {
  name: 'Rao',
  realName: '',
  category: '8',
  type: '3',
  address: '5 Hill',
  dialCode: '+91',
  phone: '98860',
  email: '',
  pictures: ['/uploads/3.png'],
};
const parts: ApplicationParts = {
  categories: ready([{ id: 8, name: 'Paper', fee: 6 }]),
  types: ready([{ id: 3, name: 'Workshop', info: '' }]),
  captcha: ready(false),
  earlier: ready(undefined),
  draft: ready(undefined),
  dialCodes: ['+91', '+66'],
};
const startOf = (change: Partial<ApplicationParts>) => {
  const state = merchantApplicationState({ ...parts, ...change });
  return state.status === 'ready' ? state.start : undefined;
};
const blank = { name: '', realName: '', category: '', type: '', address: '', dialCode: '+91', phone: '', email: '', pictures: [] };

test.each(['categories', 'types', 'captcha', 'earlier', 'draft'] as const)('without its %s there is no form', (part) => {
  const failed = { status: 'failed', error: { kind: 'offline' } } as const;
  expect(merchantApplicationState({ ...parts, [part]: { status: 'loading' } })).toEqual({ status: 'loading' });
  expect(merchantApplicationState({ ...parts, [part]: failed })).toBe(failed);
});

test('the first application begins blank', () => {
  expect(startOf({})).toEqual({ typed: blank, restored: false, after: undefined });
});

test('one that follows a refused one begins with what that had, and says why it was refused', () => {
  expect(startOf({ earlier: ready(earlier) })).toEqual({
    typed: {
      name: 'Rao Prints',
      realName: 'Ananya Rao',
      category: '8',
      type: '3',
      address: '5 Hill Road, Mumbai',
      dialCode: '+91',
      phone: '9886041210',
      email: 'prints@mailbox.example',
      pictures: ['/uploads/1.png', '/uploads/2.png'],
    },
    restored: false,
    after: { name: 'Rao Prints', reason: 'The licence cannot be read.' },
  });
});

test('a number without a dial code is one of the first', () => {
  expect(startOf({ earlier: ready({ ...earlier, phone: '9886041210' }) })?.typed).toMatchObject({ dialCode: '+91', phone: '9886041210' });
  expect(startOf({ earlier: ready({ ...earlier, phone: '+66812345678' }) })?.typed).toMatchObject({ dialCode: '+66', phone: '812345678' });
});

test.each(['toBeReviewed', 'approved', 'unknown'] as const)('the address cannot make one follow an application that is %s', (status) => {
  expect(startOf({ earlier: ready({ ...earlier, status }) })).toEqual({ typed: blank, restored: false, after: undefined });
});

test('what was typed before wins over the application that is followed', () => {
  expect(startOf({ draft: ready(typed), earlier: ready(earlier) })).toEqual({
    typed,
    restored: true,
    after: { name: 'Rao Prints', reason: 'The licence cannot be read.' },
  });
});

test('what is offered no more has to be chosen anew, and the eleventh picture goes', () => {
  const pictures = Array.from({ length: 12 }, (_, at) => `/uploads/${at}.png`);
  const start = startOf({ draft: ready({ ...typed, category: '99', type: '__proto__', dialCode: '+1', pictures }) });
  expect(start?.typed).toMatchObject({ category: '', type: '', dialCode: '+91' });
  expect(start?.typed.pictures).toHaveLength(10);
});
