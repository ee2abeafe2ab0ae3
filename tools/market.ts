import { setTimeout as delay } from 'node:timers/promises';
import { startCommand, stopCommand } from './processes.ts';

/** How long the mock marketplace may take until it listens. */
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
  /** The program; by default that of this repository. */
  command?: string;
  /** The folder in which it runs; by default that of this repository. */
  cwd?: string;
}

/** The mock marketplace over HTTP, in a process of its own. */
export async function startMarket({ port: wanted = 0, file, command = 'mocks/server/main.ts', cwd }: MarketOptions = {}): Promise<Market> {
  const child = startCommand({
    args: [command, '--port', String(wanted), ...(file ? ['--file', file] : ['--memory'])],
    ...(cwd !== undefined && { cwd }),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));

  // It says where it listens as soon as it does: another server on a port that looked free cannot be mistaken for it.
  const deadline = Date.now() + patience;
  for (;;) {
    const [, url, port] = /(http:\/\/[\d.]+:(\d+))\/_mock\b/.exec(output) ?? [];
    if (url !== undefined) return { url, port: Number(port), stop: () => stopCommand(child) };
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > deadline) {
      await stopCommand(child);
      throw new Error(`The mock marketplace does not listen.\n${output}`);
    }
    await delay(20);
  }
}
