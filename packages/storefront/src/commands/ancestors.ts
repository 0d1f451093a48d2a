import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Calls back once when the parent process is gone. Package managers do not forward signals, and the shell between
 * them and this process survives, so the grandparent is watched too.
 */
export function onOrphaned(callback: () => void): void {
  const parent = process.ppid;
  const grandparent = process.platform === 'win32' ? undefined : parentOf(parent);
  const watch = setInterval(() => {
    const orphaned = process.ppid !== parent || (grandparent && !isAlive(grandparent));
    if (!orphaned) return;
    clearInterval(watch);
    callback();
  }, 1000);
  watch.unref();
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function parentOf(pid: number): number | undefined {
  const parent = Number(fromProc(pid) ?? fromPs(pid));
  return parent > 1 ? parent : undefined;
}

/** Reads `pid (name) state ppid …`. The name may contain spaces and brackets. */
function fromProc(pid: number): string | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return line
      .slice(line.lastIndexOf(')') + 1)
      .trim()
      .split(' ')[1];
  } catch {
    return undefined;
  }
}

function fromPs(pid: number): string {
  return spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
}
