import { reject } from '../businessError.ts';
import { contactText } from './contacts.ts';
import { drawDigits } from './random.ts';
import type { Market } from './state.ts';

/** What a one-time code is for, as its message says. A code of one purpose is worth nothing for another. */
export type CodePurpose = 'sign in' | 'registration' | 'new password' | 'password change' | 'shop application';

/** A code is valid for ten minutes and allows five wrong attempts. */
const codeLife = 10 * 60_000;
const mostWrong = 5;

/** Another code is sent after a minute at the earliest; the page's own countdown of 120 s is longer. */
const pauseBetween = 60_000;

const nameOf = (purpose: CodePurpose, contact: string) => `${purpose}:${contact}`;

/** Refuses when the last code was sent less than a minute ago. One that was used is no reason to wait. */
export function demandPause(market: Market, purpose: CodePurpose, contact: string): void {
  const last = market.state.codes[nameOf(purpose, contact)];
  const left = last ? Math.ceil((last.until - codeLife + pauseBetween - market.now()) / 1000) : 0;
  if (left > 0) reject(500, `A code was sent less than a minute ago. Wait ${left} s, then ask for another.`);
}

/** Sends a code of six digits to a checked phone number or e-mail address; it replaces the one before. */
export function sendCode(market: Market, purpose: CodePurpose, contact: string): void {
  const { state } = market;
  const now = market.now();
  for (const [name, { until }] of Object.entries(state.codes)) if (until <= now) delete state.codes[name];
  const code = drawDigits(state, 6);
  state.codes[nameOf(purpose, contact)] = { code, until: now + codeLife };
  market.log(`One-time code for ${contactText(contact)} (${purpose}): ${code}`);
}

/** Uses a code up; refuses a wrong, an old and a used one. */
export function takeCode(market: Market, purpose: CodePurpose, contact: string, typed: string): void {
  const { codes } = market.state;
  const name = nameOf(purpose, contact);
  const kept = codes[name];
  if (!kept || kept.until <= market.now()) reject(500, 'The code has expired or was used before. Ask for a new one.');
  if ((kept.wrong ?? 0) >= mostWrong) reject(500, 'The code was mistyped too often. Ask for a new one.');
  if (kept.code !== typed.trim()) {
    kept.wrong = (kept.wrong ?? 0) + 1;
    reject(500, 'The code is wrong. Look at the message again.');
  }
  delete codes[name];
}
