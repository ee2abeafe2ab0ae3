import { createInterface } from 'node:readline';
import { signalTree } from './process-tree.ts';

/*
 * The program behind processes.ts that outlives it: it reads `+<pid>` and `-<pid>` for each process tree that begins
 * and ends, and when its input ends it kills those that are left. The input ends even when the process that holds the
 * other side was killed outright and could not clean up.
 */
const running = new Set<number>();
const lines = createInterface({ input: process.stdin });

lines.on('line', (line) => {
  const pid = Number(line.slice(1));
  if (line.startsWith('+')) running.add(pid);
  else running.delete(pid);
});
lines.on('close', () => {
  for (const pid of running) signalTree(pid, 'SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
