import { type Proof, readWindowMessage } from './windowMessage.ts';
import type { WindowTask } from './windowAddress.ts';

/** Milliseconds between two looks at whether the window is still there: nothing tells of its end. */
const pollInterval = 250;

/** The part of a window that is needed here. */
export interface OpenerPage {
  origin: string;
  addEventListener: (type: 'message', listener: (event: MessageEvent<unknown>) => void) => void;
  removeEventListener: (type: 'message', listener: (event: MessageEvent<unknown>) => void) => void;
}

/**
 * Waits for the answer of a provider's window; absent when the window was closed without one. Only a message of that very
 * window, from this origin and with the nonce of this try counts, and only the first.
 */
export function askInWindow(
  popup: Pick<Window, 'closed' | 'close'>,
  task: Pick<WindowTask, 'nonce' | 'provider'>,
  page: OpenerPage = window,
): Promise<Proof | undefined> {
  return new Promise((resolve) => {
    let closedBefore = false;
    const finish = (proof: Proof | undefined) => {
      page.removeEventListener('message', listen);
      clearInterval(watch);
      popup.close();
      resolve(proof);
    };
    const listen = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== page.origin || source !== popup) return;
      const proof = readWindowMessage(data, task);
      if (proof) finish(proof);
    };
    const watch = setInterval(() => {
      // The last message of a window may still be on its way when it is closed: one more glance.
      if (closedBefore) finish(undefined);
      closedBefore = popup.closed;
    }, pollInterval);
    page.addEventListener('message', listen);
  });
}
