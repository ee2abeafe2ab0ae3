import { type QrCodeState, qrCodeStates } from '../../../flows/qrCode.ts';
import type { ShopError } from '../../../state/resource.ts';
import type { Loaded } from '../../../features/verification/codeService.ts';

/** A sign-in by QR code as the panel shows it. */
export type QrSession = { status: 'loading' } | { status: 'failed'; error: ShopError } | { status: QrCodeState; key: string; url: string };

/** Milliseconds between two questions (docs/domain/sign-in.md#qr-code). */
export const askEvery = 2000;

/** What the answer to "give me a code" makes. */
export function sessionOf(answer: Loaded<{ key: string; url: string }>): QrSession {
  return answer.status === 'failed' ? answer : { status: 'waiting', ...answer.data };
}

/** Whether there is anything to ask about. */
export function isOpen(session: QrSession): session is Extract<QrSession, { key: string }> {
  return session.status === 'waiting' || session.status === 'scanned';
}

/**
 * What the answer to "how far is it" makes. An older answer never takes a later one back. A code that the server does not
 * know is over; a connection that broke says nothing about it.
 */
export function afterAnswer(session: QrSession, answer: Loaded<QrCodeState>): QrSession {
  if (!isOpen(session)) return session;
  if (answer.status === 'failed') return 'message' in answer.error ? { ...session, status: 'expired' } : session;
  const isLater = qrCodeStates.indexOf(answer.data) > qrCodeStates.indexOf(session.status);
  return isLater ? { ...session, status: answer.data } : session;
}
