import { expect, test } from 'vitest';
import { maskedEmail, maskedPhone, userInfoState } from './UserInfoScreen.state.ts';

const user = { nickname: 'Ananya', avatar: '', phone: '9886041210', email: 'ananya.rao@mailbox.example', type: 'phone' } as const;
const ready = <T>(data: T) => ({ status: 'ready', data, refreshing: false }) as const;

test('a page that is not there yet or could not be loaded says so', () => {
  const failed = { status: 'failed', error: { kind: 'transport' } } as const;
  expect(userInfoState({ status: 'loading' })).toEqual({ status: 'loading' });
  expect(userInfoState(failed)).toEqual(failed);
});

test('neither phone nor address can be read off the page', () => {
  const shown = JSON.stringify(userInfoState(ready(user)));
  expect(shown).not.toContain('988604');
  expect(shown).not.toContain('ananya.rao');
});

test.each([
  ['9886041210', '••• ••• 1210'],
  ['12345', '••• ••• 45'],
  ['1', '••• •••'],
  ['', ''],
])('the phone %s is shown as %s', (phone, shown) => {
  expect(maskedPhone(phone)).toBe(shown);
});

test.each([
  ['ananya.rao@mailbox.example', 'a•••@mailbox.example'],
  ['"a@b"@mailbox.example', '"•••@mailbox.example'],
  ['@mailbox.example', '•••@mailbox.example'],
  ['no address', '•••'],
  ['', ''],
])('the address %s is shown as %s', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown);
});

test('a password is changed by what the account has', () => {
  const passwordOf = (change: { type?: 'visitor' }) => {
    const state = userInfoState(ready({ ...user, ...change }));
    return state.status === 'ready' ? state.profile.password : expect.fail();
  };
  expect(passwordOf({})).toEqual({ status: 'changeable', ways: ['phone', 'email'] });
  expect(userInfoState(ready({ ...user, phone: '' }))).toMatchObject({ profile: { password: { ways: ['email'] } } });
  expect(userInfoState(ready({ ...user, phone: '', email: '' }))).toMatchObject({ profile: { password: { status: 'unreachable' } } });
  expect(passwordOf({ type: 'visitor' })).toEqual({ status: 'guest' });
});
