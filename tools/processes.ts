import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from './paths.ts';
import { signalTree } from './process-tree.ts';

/** A JavaScript or TypeScript file with its arguments, run by the Node that runs us. */
export interface Command {
  args: readonly string[];
  cwd?: string;
  env?: Readonly<Record<string, string>>;
}

/** How long a process may take to end by itself before it is killed. */
const patience = 3000;

const ownGroup = process.platform !== 'win32';

let orphanKiller: ChildProcess | undefined;

/**
 * Starts a command with its output piped and as a process group of its own, so that what it starts in turn can be ended
 * with it. Nothing of it survives us, however we end (see kill-orphans.ts).
 */
export function startCommand({ args, cwd = root, env = {} }: Command): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd,
    // Compiled once: a marketplace is started for each file of the journeys.
    env: { NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node'), ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: ownGroup,
    windowsHide: true,
  });
  const { pid } = child;
  if (pid === undefined) return child;
  tellOrphanKiller(`+${pid}`);
  child.once('exit', () => {
    signalTree(pid, 'SIGKILL');
    tellOrphanKiller(`-${pid}`);
  });
  return child;
}

/** Runs a command to its end, with its output shown as ours. Returns its exit code. */
export async function runThrough(command: Command): Promise<number> {
  const child = startCommand(command);
  child.stdout?.pipe(process.stdout, { end: false });
  child.stderr?.pipe(process.stderr, { end: false });
  const [code]: (number | null)[] = await once(child, 'close');
  return code ?? 1;
}

/** Ends a command and everything it started: politely, then by force. */
export async function stopCommand({ pid }: ChildProcess): Promise<void> {
  if (pid === undefined) return;
  signalTree(pid, 'SIGTERM');
  const deadline = Date.now() + patience;
  while (signalTree(pid, 0) && Date.now() < deadline) await delay(20);
  signalTree(pid, 'SIGKILL');
}

function tellOrphanKiller(line: string): void {
  if (orphanKiller === undefined) {
    orphanKiller = spawn(process.execPath, [path.join(root, 'tools/kill-orphans.ts')], {
      stdio: ['pipe', 'ignore', 'ignore'],
      detached: ownGroup,
      windowsHide: true,
    });
    orphanKiller.unref();
  }
  orphanKiller.stdin?.write(`${line}\n`);
}
