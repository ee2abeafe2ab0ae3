import type { Session } from '@galleria/api';
import { expect, test } from 'vitest';
import { createShopper } from './shopper.ts';

type Listener = Parameters<Session['subscribe']>[0];

/** A page, and sessions that come and go on it; it begins with one if `token` is given. */
function aPage(token?: string) {
  const listeners: Listener[] = [];
  let present = token;
  const shopper = createShopper({
    token: () => present,
    subscribe: (listener) => {
      listeners.push(listener);
      return () => {};
    },
  });
  const change = (event: Parameters<Listener>[0], next?: string) => {
    present = next;
    for (const listener of listeners) listener(event, false);
  };
  return {
    shopper,
    start: (next: string) => change('started', next),
    expire: () => change('ended'),
    signOut: () => change('signedOut'),
  };
}

test('a page passes to another shopper, and not to the one who comes back', () => {
  const { shopper, start, expire } = aPage('a');
  shopper.note('Ananya');
  expire();
  start('b');
  shopper.note('Ananya');
  expect(shopper.turn()).toBe(0);
  expire();
  start('c');
  shopper.note('Tomás');
  expect(shopper.turn()).toBe(1);
  expect(shopper.last()).toBe('Tomás');
});

test('what a visitor began goes on with whoever signs in', () => {
  const { shopper, start } = aPage();
  expect(shopper.isVisitor()).toBe(true);
  start('a');
  shopper.note('Ananya');
  expect([shopper.turn(), shopper.isVisitor()]).toEqual([0, false]);
});

test('a session that is over before anything of it is known leaves a visitor', () => {
  const { shopper, start, expire } = aPage('a');
  expect(shopper.isVisitor()).toBe(false);
  expire();
  expect(shopper.isVisitor()).toBe(true);
  start('b');
  shopper.note('Ananya');
  expect(shopper.turn()).toBe(0);
});

test('somebody who was not known is nobody again, also when they have gone', () => {
  const { shopper, start, expire } = aPage('a');
  shopper.note(undefined);
  expire();
  expect(shopper.isVisitor()).toBe(false);
  start('b');
  shopper.note('Ananya');
  expect(shopper.turn()).toBe(1);
});

test('who cannot be asked may be anybody, and keeps the page once known', () => {
  const { shopper, start, expire } = aPage('a');
  shopper.note('Ananya');
  expire();
  start('b');
  shopper.note(undefined);
  expect([shopper.turn(), shopper.last()]).toEqual([1, undefined]);
  shopper.note(undefined);
  shopper.note('Tomás');
  expect([shopper.turn(), shopper.last()]).toEqual([1, 'Tomás']);
});

test('a shopper who changes the name that tells them from others stays the same, and so does one who could not be asked once', () => {
  const { shopper } = aPage('a');
  shopper.note(undefined);
  shopper.note('Ananya');
  shopper.note('Ananya Rao');
  expect([shopper.turn(), shopper.last()]).toEqual([0, 'Ananya Rao']);
});

test('whoever signs out leaves a visitor behind', () => {
  const { shopper, start, signOut } = aPage('a');
  shopper.note('Ananya');
  signOut();
  expect(shopper.isVisitor()).toBe(true);
  start('b');
  shopper.note('Tomás');
  expect(shopper.turn()).toBe(0);
});
