import { spawnSync } from 'node:child_process';

/**
 * Signals a process and everything it started. On Windows, which has no process groups, the tree is ended whatever the
 * signal. Returns whether there was anything left to signal.
 */
export function signalTree(pid: number, signal: NodeJS.Signals | 0): boolean {
  if (process.platform === 'win32') {
    if (signal !== 0) return spawnSync('taskkill', ['/pid', String(pid), '/T', '/F']).status === 0;
    return succeeds(() => process.kill(pid, 0));
  }
  return succeeds(() => process.kill(-pid, signal));
}

function succeeds(action: () => void): boolean {
  try {
    action();
    return true;
  } catch {
    return false;
  }
}
