import { afterAll, describe, expect, it, vi } from 'vitest';
import { checkServer } from './check-server.ts';
import type { Report, SaleReport } from './report.ts';
import { at, baseUrl, type Change, changing, createServer } from './test-support/changed-server.ts';

// A complete check sends about 150 requests.
vi.setConfig({ testTimeout: 30_000 });

const server = createServer();
const specified = createServer({ specified: true });
afterAll(() => {
  server.close();
  specified.close();
});

function saleOf({ sales }: Report, wanted: SaleReport['sale']) {
  const found = sales.find(({ sale }) => sale === wanted);
  return [found?.isSold, found?.why];
}

function checkAsUser(made: typeof server, fetch = made.connect()) {
  return checkServer({ baseUrl, fetch, write: true, signIn: made.signIn('09120000001') });
}

describe('what can be sold', () => {
  it('is everything on the reference API, as far as it was called', async () => {
    const report = await checkAsUser(server);
    expect(saleOf(report, 'plan')).toEqual([true, []]);
    expect(saleOf(report, 'title')).toEqual([true, []]);
    expect(saleOf(report, 'credit')).toEqual([true, []]);
    expect(saleOf(report, 'subscription')).toEqual([
      undefined,
      ['not asked: buyDebitSubscription'],
    ]);
  });

  it('is no plan, title or credit on a server with section 7 alone', async () => {
    const report = await checkAsUser(specified);
    expect(saleOf(report, 'plan')).toEqual([false, ['buyPlan is not there']]);
    expect(saleOf(report, 'title')).toEqual([false, ['buyItems is not there']]);
    expect(saleOf(report, 'credit')).toEqual([false, ['buyPlan or buyItems is not there']]);
  });

  it.each<[string, 'getGateways' | 'getPlans', Change, readonly (boolean | undefined)[]]>([
    ['lists nothing', 'getGateways', at('/data', () => []), [false, false, false]],
    ['lists nothing', 'getPlans', at('/data', () => ({})), [false, true, true]],
    ['cannot be read', 'getGateways', () => new Response('busy'), [false, false, false]],
  ])('depends on the answers: %s in %s', async (reason, operation, change, sold) => {
    const report = await checkAsUser(server, changing(server.connect(), operation, change));
    const plan = saleOf(report, 'plan');
    expect([plan[0], saleOf(report, 'title')[0], saleOf(report, 'credit')[0]]).toEqual(sold);
    expect(plan[1]).toEqual([`${operation} ${reason}`]);
  });

  it('is no title if playback comes from carts, and these have no files', async () => {
    const check = async (fetch: (request: Request) => Promise<Response>) =>
      saleOf(await checkServer({ baseUrl, fetch }), 'title');
    const notAsked = ['not asked: sendCode, login, buyItems', 'add --mobile and --write'];
    expect(await check(specified.connect())).toEqual([undefined, notAsked]);
    const empty = at('/data/downloads', () => []);
    const noFiles = changing(specified.connect(), 'ghostCart', empty);
    const why = ['no title that was tried has a file to play'];
    expect(await check(noFiles)).toEqual([false, why]);
    let firstId: unknown;
    const first = changing(specified.connect(), 'ghostCart', async (answer, request, resend) => {
      const { id } = JSON.parse(await request.text());
      firstId ??= id;
      return id === firstId ? empty(answer, request, resend) : answer;
    });
    expect((await check(first))[1]).toContain('1 of 5 titles that were tried have no file to play');
  });

  it('is not reported if only some operations are checked', async () => {
    const { sales } = await checkServer({ baseUrl, fetch: server.connect(), only: ['getPlans'] });
    expect(sales).toEqual([]);
  });
});
