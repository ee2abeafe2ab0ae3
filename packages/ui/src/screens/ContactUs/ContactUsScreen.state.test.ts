import { describe, expect, test } from 'vitest';
import type { CustomerServiceView } from '../../features/service/serviceState.ts';
import { contactUsState } from './ContactUsScreen.state.ts';

const all: CustomerServiceView = {
  kind: 'phone',
  link: 'https://chat.galleria.example/',
  phone: '+91 80 4718 2200',
  message: 'https://messages.galleria.example/',
  email: 'care@galleria.example',
};
const stateOf = (service: Partial<CustomerServiceView>) =>
  contactUsState({
    status: 'ready',
    refreshing: false,
    data: { kind: 'unknown', link: '', phone: '', message: '', email: '', ...service },
  });

test('the way that the operator chose comes first', () => {
  expect(stateOf(all)).toMatchObject({
    mailbox: 'care@galleria.example',
    ways: [
      { kind: 'phone', href: 'tel:+918047182200', text: '+91 80 4718 2200' },
      { kind: 'chat', href: 'https://chat.galleria.example/' },
      { kind: 'email', href: 'mailto:care@galleria.example' },
      { kind: 'message', href: 'https://messages.galleria.example/' },
    ],
  });
});

test('what the operator left empty is no way', () => {
  expect(stateOf({})).toEqual({ status: 'ready', ways: [], mailbox: undefined });
});

describe('what cannot be followed safely is no way', () => {
  test.each([
    'http://chat.galleria.example',
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/chat',
    'https://bank.example@evil.example/',
  ])('chat at %j', (link) => {
    expect(stateOf({ link })).toMatchObject({ ways: [] });
  });

  test.each(['javascript:alert(1)', '12', 'none', '+', '9'.repeat(40)])('phone %j', (phone) => {
    expect(stateOf({ phone })).toMatchObject({ ways: [] });
  });

  test.each(['javascript:alert(1)', 'http://messages.galleria.example', ' data:text/html,x'])('message at %j', (message) => {
    expect(stateOf({ message })).toMatchObject({ ways: [] });
  });
});

test('a number with an extension calls the number, as the service panel does', () => {
  expect(stateOf({ phone: '+91 80 1234 5678 ext. 4' })).toMatchObject({
    ways: [{ kind: 'phone', href: 'tel:+918012345678', text: '+91 80 1234 5678 ext. 4' }],
  });
});

test('a message that is words is shown as words', () => {
  expect(stateOf({ message: ' We answer from 9 to 18. ' })).toMatchObject({ ways: [{ kind: 'message', text: 'We answer from 9 to 18.' }] });
});

test('while there is no answer there are no ways', () => {
  expect(contactUsState({ status: 'loading' })).toEqual({ status: 'loading' });
});
