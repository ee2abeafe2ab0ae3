import { expect, test } from 'vitest';
import { watchLaunchers, type ProcessInfo } from './launchers.ts';

const us = 9;

/** A chain of processes, from ours outwards; the outermost belongs to the system. */
function chain(...commands: string[]): Map<number, ProcessInfo> {
  return new Map(commands.map((command, index) => [us - index, { parent: index === commands.length - 1 ? 0 : us - index - 1, command }]));
}

/** Whether we are abandoned after the process with this command is killed and its child goes to the system. */
function abandonedAfter(processes: Map<number, ProcessInfo>, killed: string): boolean {
  const abandoned = watchLaunchers(us, (pid) => processes.get(pid));
  expect(abandoned()).toBe(false);
  for (const [pid, info] of processes) {
    if (info.command !== killed) continue;
    processes.delete(pid);
    const child = processes.get(pid + 1);
    if (child) processes.set(pid + 1, { ...child, parent: 1 });
  }
  return abandoned();
}

const throughNpx = [
  'node tools/start.ts',
  'sh -c node tools/start.ts',
  '/usr/bin/node /x/_npx/1/node_modules/.bin/pnpm start',
  "sh -c 'pnpm' start",
  'npm exec pnpm@10 start',
  '-bash',
  'terminal',
];

test.each(throughNpx.slice(1, 5))('the end of "%s" ends us', (killed) => {
  expect(abandonedAfter(chain(...throughNpx), killed)).toBe(true);
});

test.each(throughNpx.slice(5))('the end of "%s" does not: it may have put npx in the background', (killed) => {
  expect(abandonedAfter(chain(...throughNpx), killed)).toBe(false);
});

test('a shell that mentions npx is a shell', () => {
  const processes = chain('node tools/start.ts', 'npx pnpm start', 'bash -c npx pnpm start & sleep 5', 'cron');
  expect(abandonedAfter(processes, 'bash -c npx pnpm start & sleep 5')).toBe(false);
});

test('the end of a program that runs us directly ends us, unless it is a shell', () => {
  expect(abandonedAfter(chain('node tools/start.ts', 'python3 run.py', 'init'), 'python3 run.py')).toBe(true);
  expect(abandonedAfter(chain('node tools/start.ts', '/bin/zsh', 'init'), '/bin/zsh')).toBe(false);
});

test('a system that says nothing about processes never ends us', () => {
  expect(watchLaunchers(us, () => undefined)()).toBe(false);
});
