import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OperationReport, Report } from './report.ts';

// These tests start processes and run beside other tests, so they need a long timeout.
vi.setConfig({ testTimeout: 120_000 });

const bin = fileURLToPath(new URL('bin.ts', import.meta.url));
const storefront = fileURLToPath(new URL('../../storefront', import.meta.url));
// A brand's folder, in which the storefront is installed.
const folder = fileURLToPath(new URL('../test-results/brand', import.meta.url));
const code = `
import { defineBackend } from '@parde/storefront/backend';
const card = { content_type: 'movie', id: 7, name_fa: 'فیلم' };
export const backend = defineBackend({
  operations: ['getGenres', 'getPlans'],
  map: {
    getDiscover: {
      call: () => ({ method: 'GET', path: '/home' }),
      answer: (body: unknown) => ({
        data: [{ id: 1, title_fa: Object(body).title, shape: 'posters', items: [card, {}] }],
      }),
    },
    getCategories: {
      call: () => ({ method: 'GET', path: '/home' }),
      answer: () => { throw new Error('there is no menu'); },
    },
    getTop: {
      call: () => ({ method: 'GET', path: '/home' }),
      answer: () => ({ data: { top: [card] } }),
    },
    getPlayback: {
      call: () => ({ method: 'GET', path: '/home' }),
      answer: () => ({ data: { content_type: 'movie', id: 7, name_fa: 'فیلم' } }),
    },
    buyPlan: { call: ({ body }) => ({ method: 'POST', path: '/orders', body }) },
    buyItems: { call: ({ body }) => ({ method: 'POST', path: '/items', body }) },
  },
});
`;
// Films and plans, without the top list and without a search of its own.
const films = `
import { defineBackend } from '@parde/storefront/backend';
const card = { content_type: 'movie', id: '7', name_fa: 'فیلم', description_fa: 'متن' };
const call = () => ({ method: 'GET', path: '/home' });
const order = () => ({ method: 'POST', path: '/orders' });
export const backend = defineBackend({
  operations: [],
  map: {
    getDiscover: {
      call,
      answer: () => ({ data: [{ id: 'a', title_fa: 'تازه', shape: 'posters', items: [card] }] }),
    },
    quickSearch: { call, answer: () => ({ data: [{ ...card, type: 'movie' }] }) },
    getPlans: { call, answer: () => ({ data: { m1: { name_fa: 'ماهانه', toman: 1000 } } }) },
    getGateways: { call, answer: () => ({ data: [{ id: 'bank', name_fa: 'بانک' }] }) },
    sendCode: { call: order },
    login: { call: order },
    buyPlan: { call: order },
  },
});
`;
const answers: Readonly<Record<string, unknown>> = {
  '/v3/home': { title: 'تازه‌ها' },
  '/v3/genres': { drama: 'درام' },
};

let server: Server;
let address = '';

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'node_modules/@parde'), { recursive: true });
  symlinkSync(storefront, join(folder, 'node_modules/@parde/storefront'), 'dir');
  writeFileSync(join(folder, 'backend.ts'), code);
  writeFileSync(join(folder, 'films.ts'), films);
  writeFileSync(join(folder, 'empty.ts'), 'export const brand = {};\n');
  writeFileSync(join(folder, 'broken.ts'), "throw new Error('a key is missing');\n");
  server = createServer(({ url = '' }, response) => {
    const answer = answers[url];
    const message = url === '/v3/items' ? 'There is no such file.' : `There is no ${url}.`;
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? { message }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  address = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}/v3`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function run(...options: readonly string[]) {
  // Package managers may name a folder with all packages, where a missing one would be found.
  const env = { ...process.env, NODE_PATH: '' };
  const child = spawn(process.execPath, [bin, ...options], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors, [exit]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { exit, output, errors };
}

describe('--backend', () => {
  it('checks what the storefront gets through the maps', async () => {
    const { output, exit } = await run(address, '--json', '--backend', join(folder, 'backend.ts'));
    const report: Report = JSON.parse(output);
    const of = (id: string): Partial<OperationReport> =>
      report.operations.find(({ operation }) => operation === id) ?? {};
    expect(of('getGenres')).toMatchObject({ result: 'as the contract', source: 'server' });
    expect(of('getTop')).toMatchObject({ result: 'as the contract', source: 'mapped' });
    expect(of('getDiscover')).toMatchObject({ result: 'differs', source: 'mapped' });
    expect(of('getDiscover').deviations).toMatchObject([
      { path: '/data/*/items/*/content_type', outcome: 'dropped' },
    ]);
    expect(of('listTitles')).toMatchObject({ result: 'as the contract', source: 'derived' });
    expect(of('getCategories')).toMatchObject({
      result: 'cannot be read',
      why: 'backend.ts throws: there is no menu',
    });
    // The operation is listed, but the server does not have it.
    expect(of('getPlans')).toMatchObject({ result: 'cannot be read', isThere: true });
    expect(of('logout')).toMatchObject({ result: 'not there', isThere: false });
    expect(report.sales.map(({ isSold }) => isSold)).toEqual([false, false, false, false]);
    expect(exit).toBe(1);
  });

  it('finds a mapped purchase whose address the server does not have', async () => {
    const options = ['--json', '--write', '--token', 'a-token'];
    const { output } = await run(address, ...options, '--backend', join(folder, 'backend.ts'));
    const { operations, sales }: Report = JSON.parse(output);
    const of = (id: string) => operations.find(({ operation }) => operation === id);
    expect(of('buyPlan')).toMatchObject({
      result: 'cannot be read',
      why: 'backend.ts has it, but the server answers as for an unknown path',
    });
    expect(of('buyItems')).toMatchObject({ result: 'as the contract' });
    expect(sales.find(({ sale }) => sale === 'plan')?.why).toContain('buyPlan cannot be read');
    expect(of('getPlayback')?.why).toMatch(/expires_at.*; .*data_charge/);
  });

  it('names sales whose mapped operations were not called, and ignores unknown fields', async () => {
    const { output, exit } = await run(address, '--json', '--backend', join(folder, 'films.ts'));
    const { operations, sales }: Report = JSON.parse(output);
    const of = (id: string) => operations.find(({ operation }) => operation === id);
    expect(sales.find(({ sale }) => sale === 'plan')).toMatchObject({
      why: ['not asked: sendCode, login, buyPlan', 'add --mobile and --write'],
    });
    expect(of('buyPlan')).toMatchObject({ result: 'not asked', source: 'mapped' });
    expect(of('search')).toMatchObject({
      result: 'as the contract',
      deviations: [{ path: 'filter', outcome: 'ignored' }],
    });
    expect(of('getDiscover')).toMatchObject({
      result: 'as the contract',
      deviations: [{ path: '/data/*/items/*/description_fa', outcome: 'ignored' }],
    });
    const strict = ['--json', '--strict', '--only', 'getDiscover'];
    const again = await run(address, ...strict, '--backend', join(folder, 'films.ts'));
    expect([exit, again.exit]).toEqual([0, 0]);
  });

  it.each([
    ['is missing', () => join(folder, 'no.ts'), /There is no file .*no\.ts/],
    ['exports no backend', () => join(folder, 'empty.ts'), /empty\.ts must export `backend`/],
    ['fails', () => join(folder, 'broken.ts'), /broken\.ts cannot be loaded: a key is missing/],
    ['has no storefront', () => bin, /@parde\/storefront is not installed for /],
  ])('explains in one sentence if the file %s', async (_, file, expected) => {
    const { exit, output, errors } = await run(address, '--backend', file());
    expect({ exit, output }).toEqual({ exit: 2, output: '' });
    expect(errors).toMatch(expected);
    expect(errors).not.toMatch(/^ +at /m);
  });

  it('reports a server that cannot be reached', async () => {
    const unreachable = 'http://127.0.0.1:9/v3';
    const { exit, errors } = await run(unreachable, '--backend', join(folder, 'backend.ts'));
    expect(exit).toBe(2);
    expect(errors).toContain(`${unreachable} cannot be reached`);
  });
});
