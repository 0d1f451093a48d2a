import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../packages/storefront/src/commands/ports.ts';
import { buildOf } from '../support/servers/brand-server.ts';
import { publicHost, publicOrigin } from './request.ts';

export interface Memory {
  readonly rss: number;
  /** The used heap after garbage collection. */
  readonly heapUsed: number;
}

/** The main brand's built server, as it would run behind nginx. */
export interface FuzzedStorefront {
  readonly port: number;
  /** The reason why the server ended. Undefined while it runs. */
  ended(): string | undefined;
  /** Undefined if the server has ended. */
  memory(): Promise<Memory | undefined>;
  /** Sends SIGTERM and returns the exit code or signal. */
  stop(): Promise<string>;
}

const probe = fileURLToPath(new URL('heap-probe.ts', import.meta.url));
const stopTimeoutMs = 10_000;

export async function startStorefront(
  apiBaseUrl: string,
  {
    onLine,
    inProgress,
  }: { readonly onLine: (line: string) => void; readonly inProgress: () => string },
): Promise<FuzzedStorefront> {
  const { port } = await freePort(21_000 + (process.pid % 5000));
  const child = spawn(
    process.execPath,
    ['--expose-gc', '--import', probe, `${buildOf('main').server}/index.js`],
    {
      env: {
        NODE_ENV: 'production',
        API_BASE_URL: apiBaseUrl,
        API_TIMEOUT_MS: '4000',
        KIDS_LOCK_SECRET: 'x'.repeat(32),
        ORIGINS: publicOrigin,
        PAYMENT_HOSTS: `https://bank.${publicHost}`,
        PORT: String(port),
        TRUSTED_HOPS: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  process.once('exit', () => child.kill('SIGKILL'));
  let end: string | undefined;
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => {
      end = `${signal ?? code}, under way: ${inProgress()}`;
      resolve(String(signal ?? code));
    });
  });
  const ready = new Promise<void>((resolve) => {
    for (const input of [child.stdout, child.stderr]) {
      if (input === null) continue;
      createInterface({ input }).on('line', (line) => {
        onLine(line);
        if (line.includes('"event":"listening"')) resolve();
      });
    }
  });
  const early = await Promise.race([ready, ended]);
  if (early !== undefined) throw new Error(`The storefront ended with ${early} before it began.`);
  return {
    port,
    ended: () => end,
    memory: () => fetchMemory(child),
    async stop() {
      child.kill('SIGTERM');
      const timeout = new AbortController();
      const late = pause(stopTimeoutMs, 'not at all', { signal: timeout.signal });
      const how = await Promise.race([ended, late.catch(() => 'not at all')]);
      timeout.abort();
      child.kill('SIGKILL');
      return how;
    },
  };
}

async function fetchMemory(child: ChildProcess): Promise<Memory | undefined> {
  if (!child.connected) return undefined;
  child.send('memory');
  const left = new AbortController();
  child.once('disconnect', () => left.abort());
  const [memory]: unknown[] = await once(child, 'message', { signal: left.signal }).catch(() => []);
  if (left.signal.aborted) return undefined;
  if (!isMemory(memory)) throw new Error('The storefront did not say what it holds.');
  return memory;
}

function isMemory(value: unknown): value is Memory {
  return typeof value === 'object' && value !== null && 'rss' in value && 'heapUsed' in value;
}
