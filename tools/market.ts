import { setTimeout as delay } from 'node:timers/promises';
import { answers } from './answers.ts';
import { freePort } from './ports.ts';
import { startCommand, stopCommand } from './processes.ts';

/** How long the mock marketplace may take until it answers. */
const patience = 30_000;

export interface Market {
  url: string;
  stop: () => Promise<void>;
}

/** The mock marketplace over HTTP, with a state of its own that nobody keeps. */
export async function startMarket(): Promise<Market> {
  const port = await freePort(4100);
  const url = `http://127.0.0.1:${port}`;
  const child = startCommand({ args: ['mocks/server/main.ts', '--port', String(port), '--memory'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));

  const deadline = Date.now() + patience;
  while (!(await answers(url))) {
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > deadline) {
      await stopCommand(child);
      throw new Error(`The mock marketplace did not answer at ${url}.\n${output}`);
    }
    await delay(50);
  }
  return { url, stop: () => stopCommand(child) };
}
