import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';

// These tests start processes and run beside other tests, so they need a long timeout.
vi.setConfig({ testTimeout: 60_000 });

const bin = fileURLToPath(new URL('bin.ts', import.meta.url));
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function run(...options: readonly string[]) {
  const child = spawn(process.execPath, [bin, ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code, output, errors };
}

/**
 * Starts a server that has only `getGenres`, answers with `genres`, and returns its address. With `key`, only
 * requests that send the key get the answer.
 */
async function serve(genres: unknown, key?: string): Promise<string> {
  const answer: RequestListener = ({ url, headers }, response) => {
    const isThere = url === '/api/v1/genres' && headers['x-api-key'] === key;
    response.writeHead(isThere ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isThere ? genres : { message: 'There is nothing here.' }));
  };
  const server = createHttpServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const bound = server.address();
  return `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}/api/v1`;
}

const film = { drama: 'درام' };

it('prints a table of at most 100 columns, without colours when the output is not a terminal', async () => {
  const { code, output } = await run(await serve(film));
  expect(code).toBe(0);
  expect(output).toMatch(/^getGenres +GET +\/genres +as the contract$/m);
  expect(output).toMatch(/^getMovie +GET +\/get\/movie\/\{id\} +not asked$/m);
  expect(output.split('\n').filter((line) => line.length > 100)).toEqual([]);
  expect(output).not.toContain('\u001b');
});

it('prints JSON with only the operations named by --only', async () => {
  const { code, output } = await run(await serve([]), '--json', '--only', 'getGenres,getFilters');
  expect(code).toBe(0);
  expect(JSON.parse(output)).toMatchObject({
    operations: [
      { operation: 'getGenres', result: 'differs', deviations: [{ path: '', outcome: 'read' }] },
      { operation: 'getFilters', result: 'not there' },
    ],
  });
});

it('sends the given headers with every call', async () => {
  const address = await serve(film, 'a-key');
  const options = ['--only', 'getGenres', '--header', 'x-api-key: a-key', '--header', 'x-app: 7'];
  const { code, output } = await run(address, ...options);
  expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('as the contract') });
});

it.each([
  [film, [], 0],
  [[], [], 0],
  [[], ['--strict'], 1],
  [{ drama: null }, [], 1],
  ['none', [], 1],
])('exits with the code that CI needs: %j %j %i', async (genres, options, expected) => {
  const { code } = await run(await serve(genres), '--only', 'getGenres', ...options);
  expect(code).toBe(expected);
});

describe('exits with code 2 and one sentence', () => {
  it('if no server answers', async () => {
    const { code, output, errors } = await run('http://127.0.0.1:9/api/v1');
    expect({ code, output }).toEqual({ code: 2, output: '' });
    expect(errors).toMatch(/^http:\/\/127\.0\.0\.1:9\/api\/v1 cannot be reached: .+\.\n$/);
  });

  it('if the address does not end in /api/v1', async () => {
    const address = await serve(film);
    const { code, errors } = await run(address.replace('/api/v1', ''));
    expect(code).toBe(2);
    expect(errors).toContain(`below ${address}: give that address.`);
  });

  it('if the server has other addresses, with what cannot be sold or a skeleton', async () => {
    const address = (await serve(film)).replace('/api/v1', '/v3');
    const plain = await run(address);
    expect(plain.code).toBe(2);
    expect(plain.errors).toContain('--draft prints a skeleton');
    expect(plain.output).toMatch(/^A storefront cannot sell:\n {4}a plan: /);
    expect((await run(address, '--draft')).output).toContain('operations: [],');
  });

  it('if an option is invalid', async () => {
    const { code, output, errors } = await run('http://127.0.0.1:9', '--wirte');
    expect({ code, output }).toEqual({ code: 2, output: '' });
    expect(errors).toContain('--wirte');
    expect(errors).not.toMatch(/^ +at /m);
  });

  it('if there is no terminal to enter a code', async () => {
    const server = createHttpServer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end('{}');
    }).listen(0, '127.0.0.1');
    servers.push(server);
    await once(server, 'listening');
    const bound = server.address();
    const port = typeof bound === 'object' ? bound?.port : '';
    const { code, errors } = await run(`http://127.0.0.1:${port}`, '--mobile', '09123456789');
    expect(code).toBe(2);
    expect(errors).toContain('give --code');
  });
});

it('prints its options with --help', async () => {
  const { code, output } = await run('--help');
  expect(code).toBe(0);
  expect(output).toContain('--mobile <number>');
});
