import { expect, test } from 'vitest';
import { afterAnswer, isOpen, type QrSession, sessionOf } from './qrSession.ts';

const code = { key: 'q1', url: 'https://app.example/sign-in?key=q1' };
const session = (status: 'waiting' | 'scanned' | 'confirmed' | 'expired'): QrSession => ({ status, ...code });
const said = <T>(data: T) => ({ status: 'done', data }) as const;
const broken = { status: 'failed', error: { kind: 'transport' } } as const;
const unknown = { status: 'failed', error: { kind: 'notFound', message: 'used' } } as const;

test('begins by waiting, or fails', () => {
  expect(sessionOf(said(code))).toEqual(session('waiting'));
  expect(sessionOf(broken)).toEqual(broken);
});

test('goes on as the server says', () => {
  expect(afterAnswer(session('waiting'), said('waiting'))).toEqual(session('waiting'));
  expect(afterAnswer(session('waiting'), said('scanned'))).toEqual(session('scanned'));
  expect(afterAnswer(session('waiting'), said('confirmed'))).toEqual(session('confirmed'));
  expect(afterAnswer(session('scanned'), said('confirmed'))).toEqual(session('confirmed'));
  expect(afterAnswer(session('scanned'), said('expired'))).toEqual(session('expired'));
});

test('an older answer takes nothing back', () => {
  expect(afterAnswer(session('scanned'), said('waiting'))).toEqual(session('scanned'));
  expect(afterAnswer(session('expired'), said('confirmed'))).toEqual(session('expired'));
  expect(afterAnswer(session('confirmed'), said('expired'))).toEqual(session('confirmed'));
  expect(afterAnswer({ status: 'loading' }, said('confirmed'))).toEqual({ status: 'loading' });
});

test('a broken connection changes nothing; a code that the server does not know is over', () => {
  expect(afterAnswer(session('scanned'), broken)).toEqual(session('scanned'));
  expect(afterAnswer(session('scanned'), unknown)).toEqual(session('expired'));
});

test('is asked about only while something can happen', () => {
  expect((['waiting', 'scanned', 'confirmed', 'expired'] as const).map((status) => isOpen(session(status)))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(isOpen({ status: 'loading' })).toBe(false);
});
