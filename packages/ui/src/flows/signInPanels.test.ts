import { describe, expect, test } from 'vitest';
import { after, eventsIn } from './flow.ts';
import { type ChoosablePanel, choosablePanels, registerTabOf, type SignInPanel, signInFlow, signInPanelOf } from './signInPanels.ts';

const all = { on: choosablePanels };
const plain = { on: ['phonePassword', 'emailPassword'] as const };

describe('the popup', () => {
  test('offers every other panel that the operator switched on, from everywhere', () => {
    for (const panel of choosablePanels) {
      const choices = eventsIn(signInFlow, panel, all).filter((event) => choosablePanels.some((other) => other === event));
      expect(choices).toEqual(choosablePanels.filter((other) => other !== panel));
    }
    expect(eventsIn(signInFlow, 'phonePassword', plain)).toEqual(['emailPassword', 'signedIn', 'close']);
    expect(after(signInFlow, 'phonePassword', 'guest', plain)).toBeUndefined();
  });

  test('takes a forgotten password from mode 2 over 4 and 5 back to 2', () => {
    expect(after(signInFlow, 'emailPassword', 'forgot', plain)).toBe('forgotPassword');
    expect(after(signInFlow, 'forgotPassword', 'codeSent', plain)).toBe('emailVerification');
    expect(after(signInFlow, 'emailVerification', 'forgot', plain)).toBe('forgotPassword');
    expect(after(signInFlow, 'emailVerification', 'passwordReset', plain)).toBe('emailPassword');
  });

  test('closes for whoever signed in or registered, and not in the middle of a forgotten password', () => {
    for (const panel of choosablePanels) expect(after(signInFlow, panel, 'signedIn', all)).toBe('closed');
    expect(after(signInFlow, 'register', 'registered', all)).toBe('closed');
    for (const panel of ['forgotPassword', 'emailVerification'] as const) expect(after(signInFlow, panel, 'signedIn', all)).toBeUndefined();
  });
});

describe('a mode in the address', () => {
  test.each<[string | null, readonly ChoosablePanel[], SignInPanel]>([
    ['1', choosablePanels, 'phonePassword'],
    ['2', choosablePanels, 'emailPassword'],
    ['3', choosablePanels, 'phoneCode'],
    ['4', choosablePanels, 'forgotPassword'],
    ['5', choosablePanels, 'emailVerification'],
    ['6', choosablePanels, 'register'],
    ['7', choosablePanels, 'guest'],
    ['qrCode', choosablePanels, 'qrCode'],
    ['7', plain.on, 'phonePassword'],
    ['4', ['phoneCode'], 'phoneCode'],
    ['8', choosablePanels, 'phonePassword'],
    ['06', choosablePanels, 'phonePassword'],
    ['toString', choosablePanels, 'phonePassword'],
    ['', choosablePanels, 'phonePassword'],
    [null, ['emailPassword'], 'emailPassword'],
    [null, [], 'phonePassword'],
  ])('%j with %j on opens %s', (text, on, panel) => {
    expect(signInPanelOf(text, on)).toBe(panel);
  });
});

test('registration begins with e-mail, any other tab is phone', () => {
  expect([0, 1, 2, -1, Number.NaN].map(registerTabOf)).toEqual(['email', 'phone', 'phone', 'phone', 'phone']);
});
