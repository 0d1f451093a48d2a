import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Answer } from '@parde/api-client';
import Sqlite from 'better-sqlite3';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { LoggedRequest, OutboxMessage } from './index.ts';
import { cacheFolder, read } from './test-support/test-api.ts';

// These tests start processes and share the machine with other tests.
vi.setConfig({ testTimeout: 60_000 });

const bin = new URL('./bin.ts', import.meta.url).pathname;
const children: ChildProcess[] = [];
const filed = ['--port', '0', '--catalogue', 'small'];
const small = [...filed, '--cache', cacheFolder];

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'parde-bin-'));
});
afterAll(() => rmSync(folder, { recursive: true }));
const fileFor = (test: string) => join(folder, `${test}.db`);

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

/** The address in a server's ready line. */
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

it('prints its address, answers, and stops on SIGTERM', async () => {
  const child = run(...small);
  const address = await ready(child);
  const response = await fetch(`${address}/api/v1/get/movie/1024`);
  expect((await read<Answer<'getMovie'>>(response)).data.id).toBe('1024');
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
});

it('finishes pending requests before it stops', async () => {
  const child = run(...small);
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

it('drops a real connection', async () => {
  const address = await ready(run(...small));
  await fetch(`${address}/_faults`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ operationId: 'getMovie', drop: true }),
  });
  await expect(fetch(`${address}/api/v1/get/movie/1024`)).rejects.toThrow('fetch failed');
  expect((await fetch(`${address}/api/v1/get/movie/1024`)).status).toBe(200);
});

it('answers as another vendor’s server with the specified operations only, if the options request it', async () => {
  const address = await ready(run(...small, '--specified', '--plain'));
  const check = await fetch(`${address}/api/v1/ghost/get/check/user?ref=0`);
  expect(await check.json()).toMatchObject({ subscription: '0', ref: 4 });
  const unknown = await fetch(`${address}/api/v1/get/movie/1024`);
  expect([unknown.status, await unknown.text()]).toEqual([404, expect.stringMatching(/^<html>/)]);
});

it('logs the client address of the socket', async () => {
  const address = await ready(run(...small));
  await fetch(`${address}/api/v1/get/movie/1024`);
  const { data } = await read<{ data: LoggedRequest[] }>(fetch(`${address}/_requests`));
  expect(data[0]?.address).toBe('127.0.0.1');
});

it('reports a port that is taken', async () => {
  const { port } = new URL(await ready(run(...small)));
  const { code, errors } = await ended(run(...small, '--port', port));
  expect(code).toBe(1);
  expect(errors).toContain(`port ${port} is taken`);
});

it.each([
  [['--port', 'http'], '--port must be a whole number'],
  [['--prot', '4000'], '--prot'],
  [['--seed', '-1'], '--seed'],
  [['--catalogue', 'huge'], '--catalogue must be full, small or a file'],
  [['--memory', '--db', 'x.db'], '--db and --memory exclude each other'],
  [['--cache', 'x', '--db', 'x.db'], '--db and --cache exclude each other'],
])('names an invalid option: %j', async (options, message) => {
  const { code, errors } = await ended(run(...options));
  expect(code).toBe(1);
  expect(errors).toContain(message);
});

it('reports an unusable database with the reason', async () => {
  const text = fileFor('text');
  writeFileSync(text, 'not a database at all, but a text that is long enough to look at');
  const newer = fileFor('newer');
  new Sqlite(newer).exec('pragma user_version = 99').close();
  for (const [file, reason] of [
    [text, 'file is not a database'],
    [newer, 'written by a newer version'],
    [join(folder, 'none/at-all.db'), 'directory does not exist'],
  ] as const) {
    const { code, errors } = await ended(run('--catalogue', 'small', '--db', file));
    expect(code).toBe(1);
    expect(errors).toContain(`the database ${file} cannot be used`);
    expect(errors).toContain(reason);
  }
});

const post = (url: string, body: unknown) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

it('shares its database with another server, and a code signs in once', {
  timeout: 60_000,
}, async () => {
  const options = [...filed, '--db', fileFor('shared')];
  // The servers start in sequence, because the first one fills the file.
  const first = await ready(run(...options));
  const second = await ready(run(...options));
  for (const mobile of ['09123450001', '09123450002', '09123450003']) {
    const { request_id } = await read<{ request_id: string }>(
      post(`${first}/api/v1/login/send-code`, { mobile, ref: '0' }),
    );
    const { data } = await read<{ data: OutboxMessage[] }>(
      fetch(`${first}/_outbox?mobile=${mobile}`),
    );
    const tries = [first, second, first, second].map((address) =>
      post(`${address}/api/v1/login`, { mobile, password: data[0]?.code, request_id }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 422, 422, 422]);
  }
});

it('logs its requests as lines of JSON with --log', async () => {
  const child = run(...small, '--log');
  let output = '';
  for await (const chunk of child.stdout.setEncoding('utf8')) {
    output += chunk;
    const address = /ready at (\S+)\/api\/v1"}\n$/.exec(output)?.[1];
    if (address) await fetch(`${address}/api/v1/get/operators`);
    else if (output.endsWith('}\n')) break;
  }
  const [ready, request] = output.trim().split('\n');
  expect(JSON.parse(ready ?? '')).toMatchObject({ message: expect.stringContaining('is ready') });
  expect(JSON.parse(request ?? '')).toMatchObject({ operationId: 'listOperators', status: 200 });
});
