import { after, qrCodeFlow } from '@galleria/ui/flows';
import { reject } from '../businessError.ts';
import { drawDigits } from './random.ts';
import { startSession } from './sessions.ts';
import type { QrCode, Shopper } from './state/shoppers.ts';
import type { Market } from './state.ts';

/** A QR code is valid for two minutes; its state is kept for ten more. */
const qrLife = 2 * 60_000;
const kept = 10 * 60_000;

/** A new code to sign in with; a phone reads `url`. */
export function newQrCode({ state, now }: Market): { key: string; url: string } {
  for (const [key, { until }] of Object.entries(state.qrCodes)) if (until + kept <= now()) delete state.qrCodes[key];
  const key = `q${drawDigits(state, 16)}`;
  state.qrCodes[key] = { state: 'waiting', until: now() + qrLife };
  return { key, url: `https://app.example/sign-in?key=${key}` };
}

/** How far a sign-in has come. The token is given once; then the code is used up. */
export function readQrCode(market: Market, key: string): Pick<QrCode, 'state' | 'token'> {
  const { state, token } = findQrCode(market, key);
  if (state === 'confirmed') delete market.state.qrCodes[key];
  return { state, ...(token !== undefined && { token }) };
}

/** A phone reads the code. */
export function scanQrCode(market: Market, key: string): void {
  happen(market, key, 'scan');
}

/** The shopper on that phone agrees: whoever shows the code is signed in as them. */
export function confirmQrCode(market: Market, key: string, shopper: Pick<Shopper, 'id'>): void {
  happen(market, key, 'confirm').token = startSession(market, shopper);
}

function happen(market: Market, key: string, event: 'scan' | 'confirm'): QrCode {
  const code = findQrCode(market, key);
  code.state = after(qrCodeFlow, code.state, event) ?? reject(500, `This QR code is ${code.state}. Show a new one.`);
  return code;
}

function findQrCode({ state, now }: Market, key: string): QrCode {
  const code = Object.hasOwn(state.qrCodes, key) ? state.qrCodes[key] : undefined;
  if (!code) reject(404, 'This QR code does not exist or was used. Show a new one.');
  if (code.until <= now()) code.state = after(qrCodeFlow, code.state, 'expire') ?? code.state;
  return code;
}
