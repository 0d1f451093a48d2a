import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { Server } from 'node:http';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { createApiClient } from '@parde/api-client';
import { ask, askPages } from '@parde/api-client/query';
import { fail, handlers, respond } from '@parde/api-client/testing';
import { fixture, requestFixture } from '@parde/api-client/testing/fixtures';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { setupServer } from 'msw/node';
import { createElement, isValidElement, type ReactNode, Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { codeBlocksOf, writeCodeBlocks } from './code-blocks.ts';
import { compile } from './compile.ts';
import { top } from './packages.ts';
import { run, thisNode } from './run.ts';
import { writeStubs } from './stubs.ts';
import { tryPurchases } from './try-purchases.ts';

// Tests the code of the client's README and recipes as another team would copy it. The code is compiled, and run
// against a mock of the API.

const packageName = '@parde/api-client';
const recipes = readdirSync(join(top, 'node_modules', packageName, 'recipes'));
const pages = ['README.md', ...recipes.map((it) => `recipes/${it}`)];
const folderOf = (page: string, language: string) =>
  ['ts', 'tsx'].includes(language) ? join('readme', page.replace(/\W/g, '-')) : undefined;
const blocks = pages.flatMap((page) => codeBlocksOf(page, { packageName, folderOf }));

const baseUrl = 'https://example.test/api/v1';
const api = createApiClient({ baseUrl, retry: false });
const queryClient = new QueryClient();
const server = setupServer(...handlers({ baseUrl }));
let found: readonly string[];

// A bundler takes the styles that a recipe imports. Node does not.
registerHooks({
  load: (url, context, load) =>
    url.endsWith('.css')
      ? { format: 'module', source: '', shortCircuit: true }
      : load(url, context),
});

/** The recipe for Next uses files of two other recipes. */
const nextUses = {
  'app/sign-in.tsx': 'recipes-sign-in-md',
  'app/purchase.ts': 'recipes-buy-md',
  'app/buy-plan.tsx': 'recipes-buy-md',
  'app/paid.tsx': 'recipes-buy-md',
};
const copies = Object.entries(nextUses).map(([file, folder]) => {
  const copied = blocks.find(({ path }) => path === `readme/${folder}/${file}`);
  assert.ok(copied, file);
  return { ...copied, path: `readme/recipes-next-md/${file}` };
});

before(async () => {
  writeStubs();
  writeCodeBlocks([...blocks, ...copies]);
  // create-next-app installs TypeScript 5, whose types of the DOM differ from those of 7, and skips the libraries.
  const compiled = await Promise.all([
    compile('tsconfig.readme.json'),
    compile('tsconfig.readme.json', 'typescript-5', '--noEmit', '--skipLibCheck'),
  ]);
  found = [...new Set(compiled.flat())];
  server.listen({ onUnhandledFrame: 'bypass' });
  Object.assign(globalThis, {
    ...{ api, baseUrl, queryClient },
    onCookieDeleted: () => {},
    ...{ startCountdown: () => {}, show: () => {}, openSignIn: () => {} },
  });
  await queryClient.prefetchQuery(ask(api, 'getMovie', { path: { id: '1024' } }));
  const newest = { query: { sort: 'newest' } } as const;
  await queryClient.prefetchInfiniteQuery(askPages(api, 'listTitles', newest));
});
after(() => server.close());

test('@parde/api-client: the README and every recipe show code', () => {
  assert.ok(blocks.length > 20);
  for (const page of pages)
    assert.ok(
      blocks.some((block) => block.page === page),
      page,
    );
});

describe('The code compiles and runs', () => {
  for (const { page, line, path, code, cannotRun } of blocks) {
    test(`@parde/api-client: ${page}, line ${line}`, { skip: cannotRun }, async () => {
      const mistakes = found.filter((finding) => finding.startsWith(path));
      if (mistakes.length > 0) assert.fail(`\n${mistakes.join('\n')}`);
      const compiled = join(top, 'out', path.replace(/\.tsx?$/, '.js'));
      if (code.includes("'node:test'")) {
        await run(thisNode, compiled);
        return;
      }
      if (code.includes("'vitest'")) {
        await run(thisNode, 'node_modules/vitest/vitest.mjs', 'run', path);
        return;
      }
      const exported: Record<string, unknown> = await import(pathToFileURL(compiled).href);
      for (const [name, value] of Object.entries(exported)) await use(name, value, path);
    });
  }
});

test('@parde/api-client: TypeScript finds no other errors', () => {
  assert.deepEqual(
    found.filter((finding) => !blocks.some(({ path }) => finding.startsWith(path))),
    [],
  );
});

/** Uses a block's export: calls a handler, requests a server, or renders a component. */
async function use(name: string, value: unknown, path: string): Promise<void> {
  if (value instanceof Server) {
    value.listen(0);
    const address = value.address();
    assert.ok(typeof address === 'object' && address);
    const answered = await fetch(`http://127.0.0.1:${address.port}`).finally(() => value.close());
    assert.equal(answered.status, 200);
  } else if (name === 'buyOnce') {
    await tryPurchases(value);
  } else if (name === 'GET' || name === 'POST') {
    if (path.includes('session-ended')) await trySessionEnded(value);
    else await (path.includes('bank-return') ? tryBankReturn : tryRoute)(name, value);
  } else if (name === 'failedAt') {
    assert.ok(isFailedAt(value));
    server.use(fail('getUser', 401, { once: true }));
    const error = await api.getUser({ query: { ref: '0' } }).catch((thrown: unknown) => thrown);
    assert.throws(() => value('/fa/account?tab=1')(error), {
      message: 'redirect to /session-ended?from=%2Ffa%2Faccount%3Ftab%3D1',
    });
  } else if (hasFetch(value)) {
    const page = await value.fetch(new Request('https://shop.test/'));
    assert.match(await page.text(), /<h2>/);
    const film = await value.fetch(new Request('https://shop.test/api/v1/get/movie/1024'));
    assert.deepEqual(await film.json(), await api.getMovie({ path: { id: '1024' } }));
    const unknown = await value.fetch(new Request('https://shop.test/api/v1/get/moovie/1024'));
    assert.equal(unknown.status, 404);
  } else if (isComponent(name, value)) {
    assert.ok((await drawn(value)).length > 0, `${name} draws nothing`);
    if (name === 'Paid') {
      await run(thisNode, 'node_modules/vitest/vitest.mjs', 'run', 'readme/paid.test.tsx');
    }
  }
}

/**
 * Tests a route handler: it forwards requests to the API, does not reveal the token, and refuses unknown operations
 * and requests from other sites.
 */
async function tryRoute(method: 'GET' | 'POST', value: unknown): Promise<void> {
  assert.ok(isHandler(value));
  const call = (path: string, headers: HeadersInit = { 'sec-fetch-site': 'same-origin' }) => {
    const init = method === 'POST' ? { method, body: '{}' } : { method };
    return value(new Request(`https://shop.test/api/v1/${path}`, { ...init, headers }));
  };
  assert.equal((await call('get/moovie/1024')).status, 404);
  if (method === 'GET') {
    const film = await call('get/movie/1024');
    assert.deepEqual(await film.json(), await api.getMovie({ path: { id: '1024' } }));
    await tryFailures(value);
    return;
  }
  const host = '192.168.1.20:3000';
  const refused = [
    { 'sec-fetch-site': 'cross-site', host, origin: `http://${host}` },
    { host, origin: 'http://other.test' },
    { host, origin: 'null' },
    { host },
  ];
  for (const headers of refused) assert.equal((await call('login', headers)).status, 403);
  // Plain http and old Safari send no Sec-Fetch-Site. A proxy may change Host.
  const accepted = [
    { 'sec-fetch-site': 'same-origin' },
    { host, origin: `http://${host}` },
    { host: '127.0.0.1:3000', 'x-forwarded-host': 'shop.test', origin: 'https://shop.test' },
  ];
  for (const headers of accepted) {
    assert.match(await (await call('login', headers)).text(), /"token":"in the cookie"/);
  }
}

/** Tests the end of a session: the API decides about the cookie, and the next page is the sign-in of this site. */
async function trySessionEnded(value: unknown): Promise<void> {
  assert.ok(isHandler(value));
  const deletedCookies: string[] = [];
  Object.assign(globalThis, { onCookieDeleted: (name: string) => deletedCookies.push(name) });
  const end = async (from: string) => {
    const address = `https://shop.test/session-ended?from=${encodeURIComponent(from)}`;
    const { status, headers } = await value(new Request(address));
    return `${status} ${headers.get('location')}`;
  };
  assert.equal(await end('/en/account'), '303 /en/sign-in?from=%2Fen%2Faccount');
  assert.deepEqual(deletedCookies, [], 'the session has not ended');
  server.use(fail('getUser', 401));
  assert.equal(await end('//other.test'), '303 /fa/sign-in?from=%2F');
  assert.deepEqual(deletedCookies, ['token']);
  server.resetHandlers();
}

function isFailedAt(value: unknown): value is (path: string) => (error: unknown) => never {
  return typeof value === 'function';
}

/** Tests that the server gets the viewer's language and address, and that a server that is down is a 502. */
async function tryFailures(handle: (request: Request) => Promise<Response>): Promise<void> {
  const headers = { 'accept-language': 'en', 'x-forwarded-for': '203.0.113.7' };
  const film = () =>
    handle(new Request('https://shop.test/api/v1/get/movie/1024', { headers, method: 'GET' }));
  const sent: Array<string | null> = [];
  const answer = ({ request }: { request: Request }) => {
    sent.push(...Object.keys(headers).map((name) => request.headers.get(name)));
    return fixture('getMovie');
  };
  server.use(respond('getMovie', answer, { once: true }));
  await film();
  assert.deepEqual(sent, Object.values(headers));
  server.use(fail('getMovie', 'network', { once: true }));
  assert.equal((await film()).status, 502);
}

/** Tests the address to which a bank returns the viewer: it leads to the page of the result, by GET. */
async function tryBankReturn(method: 'GET' | 'POST', value: unknown): Promise<void> {
  assert.ok(isHandler(value));
  const back = async (sent: string) => {
    const isPost = method === 'POST';
    const body = isPost ? new URLSearchParams(sent) : null;
    const address = `https://shop.test/en/bank-return${isPost ? '' : `?${sent}`}`;
    const { status, headers } = await value(new Request(address, { method, body }));
    return `${status} ${headers.get('location')}`;
  };
  assert.equal(await back('tracking_code=140508301457'), '303 /en/paid?tracking_code=140508301457');
  assert.equal(await back('tracking_code=%2F%2Fother.test'), '303 /en/paid');
}

function isHandler(value: unknown): value is (request: Request) => Promise<Response> {
  return typeof value === 'function';
}

type Component = (props: object) => ReactNode | Promise<ReactNode>;

function isComponent(name: string, value: unknown): value is Component {
  return typeof value === 'function' && (name === 'default' || /^[A-Z][a-z]/.test(name));
}

function hasFetch(value: unknown): value is { fetch(request: Request): Promise<Response> } {
  return typeof value === 'object' && value !== null && 'fetch' in value && !('call' in value);
}

async function drawn(component: Component): Promise<string> {
  const { body } = requestFixture('buyPlan');
  const error = Object.assign(new Error('Of a server component.'), { digest: 'req-7' });
  const params = Promise.resolve({ id: '1024', locale: 'en' });
  const searchParams = Promise.resolve({ from: '/en/films', tracking_code: '140508301457' });
  const [[planId, plan] = []] = Object.entries(fixture('getPlans').data);
  const purchase = { planId, plan, gateway: 'mellat', trackingCode: '140508301457' };
  const props = {
    id: '1024',
    locale: 'en',
    body,
    params,
    searchParams,
    error,
    children: 'a page',
    ...purchase,
  };
  // A server component is called, and may be async, as in Next. A component with hooks cannot be called.
  const isAsync = component.constructor.name === 'AsyncFunction';
  const content = isAsync ? await component(props) : createElement(component, props);
  assert.ok(isValidElement(content));
  const page = createElement(
    QueryClientProvider,
    { client: queryClient },
    createElement(Suspense, { fallback: 'late' }, content),
  );
  const errors: unknown[] = [];
  const { prelude } = await prerender(page, { onError: (error) => void errors.push(error) });
  assert.deepEqual(errors, []);
  return await new Response(prelude).text();
}
