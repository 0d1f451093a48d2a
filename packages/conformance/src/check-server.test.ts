import { operations } from '@parde/api-client/operations';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { checkServer } from './check-server.ts';
import { exitCodeOf, type Report } from './report.ts';
import { at, baseUrl, changing, createServer } from './test-support/changed-server.ts';

// A complete check sends about 150 requests.
vi.setConfig({ testTimeout: 30_000 });

const server = createServer();
afterAll(server.close);

const named = ({ operations: reports }: Report, result: string) =>
  reports.filter((one) => one.result === result).map(({ operation }) => operation);

const writes: readonly string[] = operations
  .filter(({ method, reads }) => method === 'POST' && !reads)
  .map(({ path }) => path);

describe('the reference API', () => {
  it('conforms to the contract in every operation that can be checked', async () => {
    const report = await checkServer({
      baseUrl,
      fetch: server.connect(),
      signIn: server.signIn('09120000001'),
      write: true,
    });
    expect(report.operations.flatMap(({ deviations }) => deviations)).toEqual([]);
    expect(named(report, 'not asked')).toEqual([
      'buyDebitSubscription',
      'deleteDebitSubscription',
      'endSession',
      'revokeSession',
      'revokeAllSessions',
    ]);
    expect(named(report, 'as the contract')).toHaveLength(operations.length - 5);
    expect(exitCodeOf(report, { strict: true })).toBe(0);
  });

  it('has every operation for a guest, and reports which ones need a user', async () => {
    const report = await checkServer({ baseUrl, fetch: server.connect() });
    expect(report.operations.flatMap(({ deviations }) => deviations)).toEqual([]);
    expect(named(report, 'cannot be read')).toEqual([]);
    expect(named(report, 'not there')).toEqual([]);
    const user = report.operations.find(({ operation }) => operation === 'getUser');
    expect(user).toMatchObject({ result: 'not asked', isThere: true });
    expect(user?.why).toContain('needs a user');
  });

  it('differs in its plain mode, but no data is lost', async () => {
    const plain = createServer({ plain: true });
    const signIn = plain.signIn('09120000001');
    const report = await checkServer({ baseUrl, fetch: plain.connect(), signIn });
    plain.close();
    expect(named(report, 'differs').length).toBeGreaterThan(40);
    expect(named(report, 'cannot be read')).toEqual([]);
    expect([exitCodeOf(report), exitCodeOf(report, { strict: true })]).toEqual([0, 1]);
  });

  it.each([false, true])('with section 7 alone has nothing else, plain: %s', async (plain) => {
    const specified = createServer({ specified: true, plain });
    const signIn = specified.signIn('09120000001');
    const report = await checkServer({ baseUrl, fetch: specified.connect(), signIn });
    specified.close();
    const there = report.operations.filter(({ isThere }) => isThere);
    expect(there.filter(({ origin }) => origin === 'assumed')).toEqual([]);
    const absent = report.operations.filter(({ isThere }) => isThere === false);
    expect(absent.filter(({ origin }) => origin === 'specified')).toEqual([]);
    expect(absent.length).toBeGreaterThan(35);
  });
});

describe('requests', () => {
  it('only read unless writing is allowed', async () => {
    const sent: string[] = [];
    const fetch = server.connect();
    const token = await server.tokenOf('09120000004');
    await checkServer({
      baseUrl,
      token,
      fetch: (request) => {
        const path = new URL(request.url).pathname.slice('/api/v1'.length);
        if (request.method === 'POST') sent.push(path);
        return fetch(request);
      },
    });
    expect(sent).toContain('/get/my_wallet');
    expect(sent.filter((path) => writes.includes(path))).toEqual([]);
  });

  it('never add something that cannot be removed again', async () => {
    const added: string[] = [];
    const fetch = server.connect();
    const token = await server.tokenOf('09120000004');
    const report = await checkServer({
      baseUrl,
      token,
      write: true,
      only: ['addToMyList', 'removeFromMyList'],
      fetch: async (request) => {
        if (request.url.endsWith('/my/list/add')) added.push(request.url);
        return request.url.endsWith('/my/list/remove')
          ? fetch(new Request(`${baseUrl}/nowhere`, { method: 'POST' }))
          : fetch(request);
      },
    });
    expect(named(report, 'not there')).toEqual(['removeFromMyList']);
    expect(added).toEqual([]);
  });

  it('are repeated after the delay that the server names', async () => {
    let refused = 0;
    const fetch = changing(server.connect(), 'getPlans', (answer) => {
      refused += 1;
      const headers = { 'retry-after': '0' };
      return refused > 1 ? answer : Response.json({ message: 'Wait' }, { status: 429, headers });
    });
    const report = await checkServer({ baseUrl, fetch, only: ['getPlans'] });
    expect(named(report, 'as the contract')).toEqual(['getPlans']);
  });

  it('leave the lists and the name of a user unchanged', async () => {
    const token = await server.tokenOf('09120000001');
    const fetch = server.connect();
    const stateOf = async () => {
      const paths = ['/get/my/list/watchlist', '/get/my/channels', '/get/user?ref=0'];
      const headers = { authorization: `Bearer ${token}` };
      const asked = paths.map((path) => fetch(new Request(baseUrl + path, { headers })));
      return Promise.all((await Promise.all(asked)).map((answer) => answer.text()));
    };
    const before = await stateOf();
    const report = await checkServer({ baseUrl, fetch, token, write: true });
    expect(named(report, 'as the contract')).toContain('addToMyList');
    expect(await stateOf()).toEqual(before);
  });

  it('run four at a time', async () => {
    const fetch = server.connect();
    let running = 0;
    let most = 0;
    await checkServer({
      baseUrl,
      fetch: async (request) => {
        running += 1;
        most = Math.max(most, running);
        // Wait for a later turn of the event loop, as over a network.
        await new Promise((resolve) => setImmediate(resolve));
        return fetch(request).finally(() => {
          running -= 1;
        });
      },
    });
    expect(most).toBe(4);
  });
});

describe('an address without an API', () => {
  it('is reported with the reason', async () => {
    const fetch = () => Promise.reject(new TypeError('fetch failed'));
    const report = await checkServer({ baseUrl, fetch });
    expect(report.problem).toBe(`${baseUrl} cannot be reached: no answer: the connection fails.`);
    expect(exitCodeOf(report)).toBe(2);
  });

  it('is reported with the folder below it that has the API', async () => {
    const report = await checkServer({ baseUrl: 'http://api.test', fetch: server.connect() });
    expect(report.problem).toContain('below http://api.test/api/v1: give that address.');
    expect(exitCodeOf(report)).toBe(2);
  });

  it('is reported if a website answers every path with its page', async () => {
    const fetch = async () =>
      new Response('<title>Shop</title>', { headers: { 'content-type': 'text/html' } });
    const report = await checkServer({ baseUrl, fetch });
    expect(report.problem).toContain(`operations is below ${baseUrl}. If your server has other`);
    expect(report.sales.map(({ isSold }) => isSold)).toEqual([false, false, false, false]);
  });
});

describe('an unknown path', () => {
  const page = (path: string) =>
    new Response(`Cannot GET ${path} (request ${crypto.randomUUID()})`, { status: 404 });

  it('is distinguished from an unknown id, though both are a 404', async () => {
    const ask = server.connect();
    const fetch = async (request: Request) => {
      const { pathname } = new URL(request.url);
      const answer = await ask(request);
      const isKnown = !pathname.includes('/get/movie/') && answer.status !== 404;
      return isKnown ? answer : page(pathname);
    };
    const only = ['getMovie', 'getSeries'] as const;
    const report = await checkServer({ baseUrl, fetch, only });
    const results = report.operations.map(({ result, isThere }) => [result, isThere]);
    // The page for an unknown series is not JSON.
    expect(results).toEqual([
      ['not there', false],
      ['differs', true],
    ]);
  });

  it('may be answered with 501, as a storefront’s proxy does', async () => {
    const fetch = async () => Response.json({}, { status: 501 });
    const only = ['getMovie', 'getPlans', 'getWallet'] as const;
    expect(named(await checkServer({ baseUrl, fetch, only }), 'not there')).toEqual(only);
  });

  it('is not detected if the server checks the session before the path', async () => {
    const fetch = async () => Response.json({ message: 'Who are you?' }, { status: 401 });
    const report = await checkServer({ baseUrl, fetch, only: ['getUser'] });
    expect(report.operations).toMatchObject([{ result: 'not asked', isThere: undefined }]);
  });

  it('is not detected on a server that is unavailable', async () => {
    const fetch = async () => Response.json({ message: 'Back soon' }, { status: 503 });
    const report = await checkServer({ baseUrl, fetch, only: ['getPlans'] });
    expect(report.operations).toMatchObject([{ result: 'cannot be read' }]);
    expect(exitCodeOf(report)).toBe(1);
  });

  it('is not reported for a cart that knows none of the contract’s examples', async () => {
    const reported = await checkServer({
      baseUrl,
      only: ['ghostCart'],
      fetch: async (request) =>
        request.url.endsWith('/ghost/get/cart')
          ? Response.json({ message: 'There is no such title.' }, { status: 400 })
          : page(request.url),
    });
    expect(named(reported, 'not asked')).toEqual(['ghostCart']);
  });

  it('is not detected if the server’s answers name no id to request', async () => {
    const ask = server.connect();
    const fetch = async (request: Request) => {
      const { pathname } = new URL(request.url);
      return pathname.endsWith('/genres') ? ask(request) : page(pathname);
    };
    const report = await checkServer({ baseUrl, fetch, only: ['getGenres', 'getMovie'] });
    expect(report.operations.at(0)).toMatchObject({ result: 'not asked', isThere: undefined });
  });
});

it('reports neither values from answers nor the token', async () => {
  const token = await server.tokenOf('09120000001');
  const secret = 'سرّی‌ترین نام';
  const fetch = changing(
    changing(
      server.connect(),
      'getUser',
      at('/data/name', () => [secret]),
    ),
    'listPayments',
    at('/data', () => ({ [secret]: secret })),
  );
  const report = await checkServer({ baseUrl, fetch, token, only: ['getUser', 'listPayments'] });
  const text = JSON.stringify(report);
  expect(named(report, 'as the contract')).toEqual([]);
  expect(text).not.toContain(secret);
  expect(text).not.toContain(token);
});
