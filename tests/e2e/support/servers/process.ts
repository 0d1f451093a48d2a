import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

interface Command {
  readonly name: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Matches the output line that reports that the program is ready. */
  readonly ready: RegExp;
}

export interface RunningProcess {
  /** The text of the first capture group of `ready`. */
  readonly readyMatch: string;
  /** Every line of its output so far. */
  readonly lines: readonly string[];
  stop(): Promise<void>;
}

// Long, because a busy machine starts a server late, which is not a failure.
const startTimeoutMs = 120_000;

/** Starts a Node program and waits until it is ready. */
export async function startProcess({ name, args, env, ready }: Command): Promise<RunningProcess> {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const readyMatch = await new Promise<string>((resolve, reject) => {
    const fail = (why: string) =>
      reject(new Error(`${name} ${why}. It wrote:\n${lines.slice(-20).join('\n')}`));
    const timer = setTimeout(() => fail('did not start in time'), startTimeoutMs);
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`ended with ${code}`);
    });
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        const found = ready.exec(line);
        if (!found) return;
        clearTimeout(timer);
        resolve(found[1] ?? '');
      });
    }
  });
  return { readyMatch, lines, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  // The process has no traffic to drain.
  child.kill('SIGKILL');
  await ended;
}
