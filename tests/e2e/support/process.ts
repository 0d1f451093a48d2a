import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';

interface Command {
  readonly name: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Finds, in a line that the program writes, the sign that it is up. */
  readonly ready: RegExp;
}

export interface RunningProcess {
  /** What the sign of being up held in its first group. */
  readonly sign: string;
  /** Every line that it wrote so far. */
  readonly lines: readonly string[];
  stop(): Promise<void>;
}

// A machine that is busy with other things starts a server late: that is no failure of the server.
const patience = 120_000;

/** Starts a server of ours and waits until it says that it is up. */
export async function startProcess({ name, args, env, ready }: Command): Promise<RunningProcess> {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const sign = await new Promise<string>((resolve, reject) => {
    const fail = (why: string) =>
      reject(new Error(`${name} ${why}. It wrote:\n${lines.slice(-20).join('\n')}`));
    const timer = setTimeout(() => fail('did not start in time'), patience);
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
  return { sign, lines, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  // No traffic is left to be moved elsewhere, so there is nothing to be gentle about.
  child.kill('SIGKILL');
  await ended;
}

/** A port that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
