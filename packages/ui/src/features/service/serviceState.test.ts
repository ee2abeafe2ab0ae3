import { describe, expect, test } from 'vitest';
import { type CustomerServiceView, serviceState } from './serviceState.ts';

const all: CustomerServiceView = {
  kind: 'unknown',
  link: 'https://chat.galleria.example/',
  phone: '1800 120 4000',
  message: 'https://messages.galleria.example/',
  email: 'service@galleria.example',
};
const only = (kind: CustomerServiceView['kind'], service: Partial<CustomerServiceView> = {}) => serviceState({ ...all, kind, ...service });

test('each kind has its way, and a chat the telephone too', () => {
  const phone = { number: '1800 120 4000', href: 'tel:18001204000' };
  expect(only('chat')).toEqual({ status: 'chat', href: 'https://chat.galleria.example/', phone });
  expect(only('phone')).toEqual({ status: 'phone', phone });
  expect(only('message')).toEqual({ status: 'message', href: 'https://messages.galleria.example/' });
  expect(only('message', { message: 'Write to us on paper.' })).toEqual({ status: 'message', text: 'Write to us on paper.' });
  expect(only('email')).toEqual({ status: 'email', address: 'service@galleria.example', href: 'mailto:service@galleria.example' });
});

test('a number with an extension calls the number, as the contact page does', () => {
  const phone = { number: '+91 80 1234 5678 ext. 4', href: 'tel:+918012345678' };
  expect(only('phone', { phone: phone.number })).toEqual({ status: 'phone', phone });
  expect(only('chat', { phone: phone.number })).toMatchObject({ phone });
});

test('no way was chosen, or nothing is known yet', () => {
  expect(only('unknown')).toEqual({ status: 'none' });
  expect(serviceState(undefined)).toEqual({ status: 'none' });
});

describe('an address that leads nowhere safe is no way', () => {
  test.each([
    '',
    'javascript:alert(1)',
    'http://chat.example/',
    'https://shop.example@evil.example/',
    '//evil.example',
    'data:text/html,x',
    ' java\nscript:alert(1)',
  ])('chat %j', (link) => {
    expect(only('chat', { link })).toEqual({ status: 'none' });
  });
  test.each(['', 'javascript://%0aalert(1)', 'http://messages.example'])('message %j', (message) => {
    expect(only('message', { message })).toEqual({ status: 'none' });
  });
  test.each(['', 'call us', '12', '+', '-----', '1'.repeat(31), 'tel:1234', '1234;isub=1', '*#06#'])('phone %j', (phone) => {
    expect(only('phone', { phone })).toEqual({ status: 'none' });
    expect(only('chat', { phone })).toEqual({ status: 'chat', href: all.link, phone: undefined });
  });
  test.each(['', 'service', 'a@', 'a@b.c?bcc=all@b.c', 'a@b.c,d@e.f', 'a b@c.d', '<b>@c.d', `${'a'.repeat(65)}@b.c`])(
    'e-mail %j',
    (email) => {
      expect(only('email', { email })).toEqual({ status: 'none' });
    },
  );
});
