import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Answer } from '@parde/api-client';
import { afterEach, expect, it } from 'vitest';
import type { LoggedRequest } from './index.ts';
import { read } from './test-api.ts';

const bin = new URL('./bin.ts', import.meta.url).pathname;
const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

function run(...options: string[]) {
  const child = spawn(process.execPath, [decodeURIComponent(bin), ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  return child;
}

/** The address that a server says it is ready at. */
async function ready(child: ReturnType<typeof run>): Promise<string> {
  let output = '';
  for await (const chunk of child.stdout.setEncoding('utf8')) {
    output += chunk;
    const address = /ready at (\S+)\/api\/v1\n/.exec(output)?.[1];
    if (address) return address;
  }
  throw new Error(`It ended without being ready: ${output}`);
}

async function ended(child: ReturnType<typeof run>) {
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (chunk) => {
    errors += chunk;
  });
  const [code] = await once(child, 'exit');
  return { code, errors };
}

it('says where it is, answers, and stops when it is told to', async () => {
  const child = run('--port', '0');
  const address = await ready(child);
  const response = await fetch(`${address}/api/v1/get/movie/1024`);
  expect((await read<Answer<'getMovie'>>(response)).data.id).toBe('1024');
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
});

it('finishes what is in flight before it stops', async () => {
  const child = run('--port', '0');
  const address = await ready(child);
  await fetch(`${address}/_faults`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ operationId: 'getMovie', delayMs: 300 }),
  });
  const slow = fetch(`${address}/api/v1/get/movie/1024`);
  for (;;) {
    const { data } = await read<{ data: LoggedRequest[] }>(fetch(`${address}/_requests`));
    if (data.length > 0) break;
  }
  const exit = once(child, 'exit');
  child.kill('SIGINT');
  expect((await slow).status).toBe(200);
  expect(await exit).toEqual([0, null]);
});

it('really drops a connection', async () => {
  const address = await ready(run('--port', '0'));
  await fetch(`${address}/_faults`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ operationId: 'getMovie', drop: true }),
  });
  await expect(fetch(`${address}/api/v1/get/movie/1024`)).rejects.toThrow('fetch failed');
  expect((await fetch(`${address}/api/v1/get/movie/1024`)).status).toBe(200);
});

it('sees the address of the socket', async () => {
  const address = await ready(run('--port', '0'));
  await fetch(`${address}/api/v1/get/movie/1024`);
  const { data } = await read<{ data: LoggedRequest[] }>(fetch(`${address}/_requests`));
  expect(data[0]?.address).toBe('127.0.0.1');
});

it('names a port that is taken', async () => {
  const { port } = new URL(await ready(run('--port', '0')));
  const { code, errors } = await ended(run('--port', port));
  expect(code).toBe(1);
  expect(errors).toContain(`port ${port} is taken`);
});

it('names an option that does not fit', async () => {
  expect((await ended(run('--port', 'http'))).errors).toContain('--port must be a whole number');
  expect((await ended(run('--prot', '4000'))).errors).toContain('--prot');
});
