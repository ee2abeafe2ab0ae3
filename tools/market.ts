import { setTimeout as delay } from 'node:timers/promises';
import { isReachable } from './reachable.ts';
import { freePort } from './ports.ts';
import { startCommand, stopCommand } from './processes.ts';

/** How long the mock marketplace may take until it answers. */
const patience = 30_000;

export interface Market {
  url: string;
  port: number;
  stop: () => Promise<void>;
}

export interface MarketOptions {
  /** Default: any free one. */
  port?: number;
  /** Where its state is kept; by default nobody keeps it. */
  file?: string;
}

/** The mock marketplace over HTTP, in a process of its own. */
export async function startMarket({ port: wanted, file }: MarketOptions = {}): Promise<Market> {
  const port = wanted ?? (await freePort(4100));
  const url = `http://127.0.0.1:${port}`;
  const child = startCommand({ args: ['mocks/server/main.ts', '--port', String(port), ...(file ? ['--file', file] : ['--memory'])] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));

  const deadline = Date.now() + patience;
  while (!(await isReachable(url))) {
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > deadline) {
      await stopCommand(child);
      throw new Error(`The mock marketplace did not answer at ${url}.\n${output}`);
    }
    await delay(50);
  }
  return { url, port, stop: () => stopCommand(child) };
}
