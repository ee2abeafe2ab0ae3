import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What the system knows of a running process. */
export interface ProcessInfo {
  parent: number;
  command: string;
}

export type ReadProcess = (pid: number) => ProcessInfo | undefined;

const shell = /^-?(?:\S*\/)?(?:ba|da|z|k|fi)?sh(?:\s|$)/;
const packageManager = /^(?:\S*\/)?(?:node\s+\S*\/)?p?np[mx][\w.-]*(?:\s|$)/;

/**
 * Tells whether the command that started us is gone, which no signal says: npx and pnpm pass none on when they are
 * killed. A shell that ends is no reason to stop, because it may have put us in the background on purpose; a package
 * manager, and the shells between two of them, are.
 */
export function watchLaunchers(pid = process.pid, read: ReadProcess = readProcess): () => boolean {
  const links = launcherLinks(pid, read);
  return () => links.some(([child, parent]) => read(child)?.parent !== parent);
}

/** Pairs of a process and its parent, from us up to the outermost launcher. */
function launcherLinks(pid: number, read: ReadProcess): [number, number][] {
  const links: [number, number][] = [];
  let passed: [number, number][] = [];
  for (let info = read(pid); info !== undefined; info = read(pid)) {
    passed.push([pid, info.parent]);
    const parent = read(info.parent);
    if (parent === undefined) break;
    const isShell = shell.test(parent.command);
    const isLauncher = packageManager.test(parent.command) || (links.length === 0 && passed.length === 1 && !isShell);
    if (isLauncher) {
      links.push(...passed);
      passed = [];
    } else if (!isShell || passed.length > 1) {
      break;
    }
    pid = info.parent;
  }
  return links;
}

/** Windows keeps a dead parent's id, so there is nothing to watch there. */
function readProcess(pid: number): ProcessInfo | undefined {
  if (process.platform === 'win32') return undefined;
  return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
}

function fromProc(pid: number): ProcessInfo | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    // The second field is the program's name in parentheses, which may itself hold spaces and parentheses.
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    return { parent, command };
  } catch {
    return undefined;
  }
}

function fromPs(pid: number): ProcessInfo | undefined {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,command=', '-p', String(pid)], { encoding: 'utf8' });
  const match = /^\s*(\d+)\s+(.*)/.exec(stdout ?? '');
  return match ? { parent: Number(match[1]), command: match[2] ?? '' } : undefined;
}
