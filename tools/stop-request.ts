import { watchLaunchers } from './launchers.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** How often to look whether the command that started us is still there. */
const interval = 500;

/** Settles when we are asked to end: by Ctrl-C, by another signal, or by the end of the command that started us. */
export function stopRequest(): Promise<void> {
  return new Promise((resolve) => {
    const abandoned = watchLaunchers();
    const timer = setInterval(() => {
      if (abandoned()) resolve();
    }, interval);
    timer.unref();
    for (const signal of signals) process.on(signal, () => resolve());
    // The terminal that we print to can go away together with whoever started us.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => resolve());
  });
}
