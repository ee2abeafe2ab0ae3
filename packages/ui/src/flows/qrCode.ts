import type { Flow } from './flow.ts';

/** Where a QR sign-in stands, in the words of the wire (docs/domain/sign-in.md#qr-code). */
export const qrCodeStates = ['waiting', 'scanned', 'confirmed', 'expired'] as const;
export type QrCodeState = (typeof qrCodeStates)[number];

/** What happens to it: the phone scans and confirms, the code grows old, the shopper asks for another. */
export type QrCodeEvent = 'scan' | 'confirm' | 'expire' | 'refresh';

/** The life of a QR sign-in. A code that was scanned and never confirmed expires too; a refreshed one is a new code. */
export const qrCodeFlow: Flow<QrCodeState, QrCodeEvent> = {
  waiting: { scan: { to: 'scanned' }, expire: { to: 'expired' } },
  scanned: { confirm: { to: 'confirmed' }, expire: { to: 'expired' } },
  confirmed: {},
  expired: { refresh: { to: 'waiting' } },
};
