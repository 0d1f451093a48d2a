import { type ApiError, createApiClient } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { routeTable } from '../../route-table.ts';
import { levelOf, outageBy, outageOf } from './outage.ts';
import { mainPartsOf } from './page-needs.ts';

type Answer = () => Response | Promise<Response>;

function apiThat(answer: Answer) {
  return createApiClient({
    baseUrl: 'https://api.test/api/v1',
    fetch: async () => answer(),
    retry: false,
    timeout: 20,
  });
}

async function errorOf(answer: Answer): Promise<unknown> {
  return apiThat(answer)
    .call('getPlans')
    .then(
      () => undefined,
      (error: ApiError) => error,
    );
}

const failing = (status: number, retryAfter?: number) => () =>
  Response.json({}, { status, headers: retryAfter ? { 'retry-after': String(retryAfter) } : {} });
const plans = () => Response.json({ data: { plans: [] }, description: '' });
const home = { data: { slider: [], lives: [] } };

describe('an API failure', () => {
  const noConnection = () => Promise.reject(new TypeError('fetch failed'));
  const noAnswer = () => new Promise<Response>(() => {});

  it.each<[string, Answer, object]>([
    ['no connection', noConnection, { status: 503, retryAfter: 30 }],
    ['no answer in time', noAnswer, { status: 503, retryAfter: 30 }],
    ['an answer of another form', () => Response.json([]), { status: 503, retryAfter: 30 }],
    ['500', failing(500), { status: 503, retryAfter: 30 }],
    ['401, which asks for a sign-in', failing(401), { status: 401 }],
    ['403, of a wall before the API', failing(403), { status: 503, retryAfter: 30 }],
    ['405', failing(405), { status: 503, retryAfter: 30 }],
    ['503 with a time', failing(503, 7), { status: 503, retryAfter: 7 }],
    ['429', failing(429, 9), { status: 429, retryAfter: 9 }],
    ['429 without a time', failing(429), { status: 429, retryAfter: 30 }],
  ])('is mapped to an outage: %s', async (_name, answer, outage) => {
    expect(outageBy([await errorOf(answer)])).toEqual(outage);
  });

  it.each([400, 404, 410, 422])('does not include status %i', async (status) => {
    expect(outageBy([await errorOf(failing(status))])).toBeUndefined();
  });

  it('is logged as a warning, while our own errors are logged as errors', async () => {
    expect(levelOf(await errorOf(failing(500)))).toBe('warning');
    expect(levelOf(await errorOf(failing(422)))).toBe('error');
    expect(levelOf(new Error('It broke.'))).toBe('error');
  });

  it('does not include our own errors', () => {
    expect(outageBy([new Error('It broke.')])).toBeUndefined();
    expect(outageBy([])).toBeUndefined();
  });

  it('with different causes has the longest wait, and is no rate limit', async () => {
    const errors = await Promise.all([errorOf(failing(429, 9)), errorOf(failing(503, 4))]);
    expect(outageBy(errors)).toEqual({ status: 503, retryAfter: 9 });
    const requestErrors = [await errorOf(failing(401)), await errorOf(failing(503, 4))];
    expect(outageBy(requestErrors)).toEqual({ status: 503, retryAfter: 4 });
  });
});

describe('a page', () => {
  async function queriesOf(slider: Answer, discover: Answer) {
    const client = new QueryClient();
    await Promise.all([
      client.prefetchQuery(ask(apiThat(slider), 'getSlider', { query: { ref: '0' } })),
      client.prefetchQuery(ask(apiThat(discover), 'getDiscover')),
      client.prefetchQuery(ask(apiThat(plans), 'getPlans')),
    ]);
    return client.getQueryCache().getAll();
  }

  it('is an outage if no main part arrived, whatever else arrived', async () => {
    const queries = await queriesOf(failing(500), failing(503, 5));
    expect(outageOf('home', queries)).toEqual({ status: 503, retryAfter: 5 });
  });

  it('is no outage if a main part arrived or was refused, or if the page has none', async () => {
    const slider = () => Response.json(home);
    expect(outageOf('home', await queriesOf(slider, failing(500)))).toBeUndefined();
    expect(outageOf('home', await queriesOf(failing(404), failing(500)))).toBeUndefined();
    expect(outageOf('settings', await queriesOf(failing(500), failing(500)))).toBeUndefined();
    expect(outageOf('home', [])).toBeUndefined();
  });

  it('has main parts from the API, with these exceptions', () => {
    const without = routeTable.filter(({ id }) => mainPartsOf(id).length === 0);
    expect(without.map(({ id }) => id)).toEqual([
      'accessibility',
      'callback',
      'settings',
      'ref',
      'kids-leave',
      'not-found',
    ]);
  });
});
