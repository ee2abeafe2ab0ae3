import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { isReachable } from './reachable.ts';
import { startCommand, stopCommand } from './processes.ts';
import type { Service } from './services.ts';
import { stopRequest } from './stop-request.ts';

/** How long a service may take until it answers. */
const patience = 180_000;

/** The end of a service's output that is kept, in case it fails. */
const keptLines = 400;

interface Running {
  service: Service;
  child: ChildProcess;
  output: string[];
}

class ServiceFailure extends Error {
  readonly output: readonly string[];

  constructor({ service, output }: Running, what: string) {
    super(`${service.name} ${what}.`);
    this.output = output;
  }
}

/**
 * Runs the services until we are asked to stop or one of them fails, and leaves none of them behind. Returns the exit
 * code.
 */
export async function supervise(services: readonly Service[], stop = stopRequest()): Promise<number> {
  const all = services.map(start);
  const over = new AbortController();
  const allReady = Promise.all(all.map((running) => ready(running, over.signal))).then(() => announce(services));
  try {
    await Promise.race([allReady.then(forever), stop, ...all.map(ended)]);
    return 0;
  } catch (error) {
    if (!(error instanceof ServiceFailure)) throw error;
    console.error([...error.output, error.message].join('\n'));
    return 1;
  } finally {
    over.abort();
    await Promise.all(all.map(({ child }) => stopCommand(child)));
  }
}

function start(service: Service): Running {
  const running: Running = { service, child: startCommand(service), output: [] };
  const { stdout, stderr } = running.child;
  const keep = (line: string) => {
    running.output.push(line);
    if (running.output.length > keptLines) running.output.shift();
  };
  if (stderr) createInterface({ input: stderr }).on('line', keep);
  if (stdout) createInterface({ input: stdout }).on('line', service.talks ? (line) => console.log(`${service.name} | ${line}`) : keep);
  return running;
}

async function ended(running: Running): Promise<never> {
  await once(running.child, 'close');
  const { exitCode, signalCode } = running.child;
  throw new ServiceFailure(running, signalCode === null ? `ended with exit code ${exitCode}` : `was ended by ${signalCode}`);
}

async function ready(running: Running, over: AbortSignal): Promise<void> {
  const { address } = running.service;
  const deadline = Date.now() + patience;
  while (!over.aborted) {
    if (await isReachable(address)) return;
    if (Date.now() > deadline) throw new ServiceFailure(running, `did not answer at ${address} in ${patience / 1000} s`);
    await delay(100);
  }
  return forever();
}

function announce(services: readonly Service[]): void {
  const width = Math.max(...services.map(({ name }) => name.length));
  for (const { name, address } of services) console.log(`${name.padEnd(width)}  ${address}`);
  console.log('Press Ctrl-C to stop all of them.');
}

function forever(): Promise<never> {
  return new Promise(() => {});
}
