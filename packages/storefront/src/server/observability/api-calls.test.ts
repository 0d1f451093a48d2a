import { createApiClient } from '@parde/api-client';
import { expect, it } from 'vitest';
import { inFrontOf } from '../../test-support/in-front-of.server.ts';
import { loggedLines } from '../../test-support/logged-lines.ts';
import { Refusal } from '../backend/define-backend.ts';
import { metricsText } from './metrics.server.ts';

loggedLines();

/** Returns the number of calls of this operation by outcome. */
async function counted(operation: string): Promise<Record<string, number>> {
  const text = await metricsText();
  const samples = text.matchAll(/^parde_api_seconds_count\{(.*)\} (\d+)$/gm);
  return Object.fromEntries(
    [...samples].flatMap(([, labels = '', count]) => {
      const of = Object.fromEntries(
        [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
      );
      return of.operation === operation ? [[of.outcome, Number(count)]] : [];
    }),
  );
}

const film = { data: { id: '1', title: 'شب', type: 'movie' } };

it('counts calls by operation and outcome, without parts of their address', async () => {
  const answers: readonly (() => Response)[] = [
    () => Response.json({ data: [] }),
    () => Response.json({}, { status: 404 }),
    () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
    () => new Response('<h1>All is well</h1>'),
    () => Response.redirect('https://elsewhere.example'),
    () => {
      throw new TypeError('fetch failed');
    },
  ];
  for (const answer of answers) await inFrontOf(answer).get('/genres?secret=1');
  expect(await counted('getGenres')).toEqual({
    '2xx': 1,
    '4xx': 1,
    '5xx': 1,
    unreadable: 1,
    unreachable: 2,
  });
  expect(await metricsText()).not.toMatch(/secret|genres/);
});

it('distinguishes a call that timed out from an aborted call', async () => {
  const { get } = inFrontOf(
    ({ signal }) =>
      new Promise((_resolve, reject) => {
        if (signal.aborted) reject(signal.reason);
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  const client = createApiClient({
    baseUrl: 'https://api.test/api/v1',
    timeout: 1,
    retry: false,
    fetch: ({ signal }) => get('/get/app/plans', {}, signal),
  });
  await expect(client.call('getPlans')).rejects.toMatchObject({ kind: 'timeout' });
  expect(await get('/get/app/plans', {}, AbortSignal.abort())).toMatchObject({ status: 502 });
  await expect.poll(() => counted('getPlans')).toEqual({ 'timed-out': 1, aborted: 1 });
});

it('counts a map’s refusal by its status', async () => {
  const { get } = inFrontOf(() => Response.json(film), 'all', {
    getMovie: {
      answer() {
        throw new Refusal({ status: 403 });
      },
    },
  });
  await get('/get/movie/1');
  expect(await counted('getMovie')).toEqual({ '4xx': 1 });
});
