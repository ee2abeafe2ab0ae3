import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { bodyOf, carriesOut, type Fault, headersOf } from '../faults.ts';

const blanks = Buffer.alloc(2 ** 16, ' ');

/**
 * Sends a fault. Ends when it is done or the client has disconnected, whichever comes first.
 * @param answer runs the call and gives the text of its answer.
 */
export async function sendFault(response: ServerResponse, fault: Fault, answer: () => Promise<string>): Promise<void> {
  const whole = carriesOut(fault) ? await answer() : '';
  const gone = new AbortController();
  const left = new Promise<void>((resolve) => {
    response.once('close', () => {
      gone.abort();
      resolve();
    });
  });
  if (response.destroyed) return;
  if (fault.after === 'never') return left;
  if (fault.after !== undefined) await Promise.race([delay(fault.after, undefined, { signal: gone.signal }).catch(() => {}), left]);
  if (response.destroyed) return;
  if (fault.body.kind === 'none') return void response.destroy();

  const text = bodyOf(fault, whole);
  response.writeHead(fault.status ?? 200, headersOf(fault, Date.now()));
  if (text === undefined) return flood(response, gone.signal);
  if (fault.end === undefined) return void response.end(text);
  if (!text) response.flushHeaders();
  else await new Promise((resolve) => response.write(text, resolve));
  if (fault.end === 'reset') response.destroy();
  else await left;
}

/** Sends as fast as the client reads, and no faster. */
async function flood(response: ServerResponse, gone: AbortSignal): Promise<void> {
  try {
    for (;;) {
      if (response.destroyed) return;
      if (!response.write(blanks)) await once(response, 'drain', { signal: gone });
    }
  } catch {
    // The client has disconnected.
  }
}
