import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { dim, print, red } from './print.ts';

type Command = {
  /** The program's name, which its output and messages show. */
  readonly name: string;
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
};

export type Running = {
  readonly name: string;
  /** Resolves with the way in which the program ended. */
  readonly ended: Promise<string>;
  /** The last lines that the program wrote. */
  readonly lastLines: () => string;
};

const rememberedLines = 20;
const graceMilliseconds = 8000;
const posix = process.platform !== 'win32';
const running = new Map<ChildProcess, Promise<string>>();

/** Starts a program in a process group that stopProcesses() ends. */
export function startProcess({ name, program, args, cwd, env }: Command): Running {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A separate process group: only this process passes Ctrl-C on, and the program's children end with the group.
    detached: posix,
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) repeat(stream, name, lines);

  const ended = new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(`could not be started: ${error.message}`));
    child.on('close', (code, signal) =>
      resolve(signal ? `was ended by ${signal}` : `ended with exit code ${code ?? '?'}`),
    );
  });
  running.set(child, ended);
  ended.then(
    () => running.delete(child),
    () => {},
  );
  return { name, ended, lastLines: () => lines.join('\n') };
}

function repeat(stream: Readable, name: string, lines: string[]): void {
  createInterface({ input: stream }).on('line', (line) => {
    lines.push(line);
    if (lines.length > rememberedLines) lines.shift();
    print(`${dim(`${name} |`)} ${line}`);
  });
}

/** Returns the error for a program that stopped by itself. */
export function stopped(server: Running, how: string): Error {
  const lines = server.lastLines();
  return new Error(`${server.name} ${how}.${lines ? ` Its last words:\n\n${lines}\n` : ''}`);
}

/** Terminates all started programs, and kills those that do not end in time. */
export async function stopProcesses(): Promise<void> {
  for (const child of running.keys()) signal(child, 'SIGTERM');
  const killTimer = setTimeout(killProcesses, graceMilliseconds);
  await Promise.all(running.values());
  clearTimeout(killTimer);
}

function killProcesses(): void {
  for (const child of running.keys()) signal(child, 'SIGKILL');
}

function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  if (pid === undefined) return;
  if (!posix) {
    spawnSync('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore' });
    return;
  }
  try {
    process.kill(-pid, name);
  } catch {
    // The process has already ended.
  }
}

/**
 * Calls back once when the parent process is gone. Package managers do not forward signals, and the shell between
 * them and this process survives, so the grandparent is watched too.
 */
function onOrphaned(callback: () => void): void {
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

/** Runs until one of the servers ends by itself or the user stops them. */
export async function onExit(servers: () => Promise<Running[]>): Promise<void> {
  let ending = false;
  endWithTheShell(() => {
    const first = !ending;
    ending = true;
    return first;
  });
  try {
    const running = await servers();
    const first = await Promise.race(running.map(async (it) => ({ it, how: await it.ended })));
    throw stopped(first.it, first.how);
  } catch (error) {
    // It is no failure if this process ended the programs.
    if (ending) return;
    print(red(error instanceof Error ? error.message : String(error)));
    await stopProcesses();
    process.exit(1);
  }
}

/** A signal or the end of the parent shell ends all started processes. A second signal kills them. */
function endWithTheShell(isFirst: () => boolean): void {
  const end = async (): Promise<void> => {
    if (!isFirst()) {
      killProcesses();
      return;
    }
    print('Ending …');
    await stopProcesses();
    process.exit(0);
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, end);
  onOrphaned(() => void end());
}
