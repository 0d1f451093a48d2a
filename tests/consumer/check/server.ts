import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { top } from './packages.ts';
import { thisNode } from './run.ts';

type Server = {
  /** The first address in the program's output. */
  readonly address: string;
  /** Stops the program and returns its exit code. */
  readonly stop: () => Promise<number | null>;
};

/** Starts an installed program on this Node, and waits until it is ready. */
export async function startServer(program: string, args: readonly string[]): Promise<Server> {
  const child = spawn(thisNode, [program, ...args], {
    cwd: top,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const address = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [found] = /http:\/\/\S+/.exec(line) ?? [];
      if (found) resolve(found);
    });
    child.on('error', reject).on('close', () => reject(new Error(`${program} ended too early`)));
  });
  return {
    address,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      return child.exitCode;
    },
  };
}
