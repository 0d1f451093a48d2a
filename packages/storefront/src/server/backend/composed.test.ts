import type { OperationId } from '@parde/api-client';
import { expect, it, vi } from 'vitest';
import { inFrontOf } from '../../test-support/in-front-of.server.ts';
import { loggedLines } from '../../test-support/logged-lines.ts';
import type { BackendMap } from './define-backend.ts';
import { operationsOf } from './operations.ts';

const lines = loggedLines();

/** A composition that works without its part. */
const map: BackendMap = {
  getGenres: {
    compose: async (_, callOperation) => {
      await callOperation('getTop', { query: { age: 0, lang: 0, country: 0, f_type: 0 } }).catch(
        () => {},
      );
      return { drama: 'درام' };
    },
  },
};

const partsThatFailed = () =>
  lines.flatMap((line) => {
    const { event, path } = JSON.parse(line);
    return event === 'part-failed' ? [path] : [];
  });

it('a part that the server does not have is not logged as failed', async () => {
  const { get, requests } = inFrontOf(() => Response.json({}), [], map);
  await get('/genres');
  expect(requests).toEqual([]);
  expect(lines).toEqual([]);
});

it.each([500, 501, 503])('a part that fails with status %i is logged as failed', async (status) => {
  const { get, requests } = inFrontOf(() => Response.json({}, { status }), ['getTop'], map);
  await get('/genres');
  expect(requests).toHaveLength(1);
  expect(partsThatFailed()).toEqual(['/api/v1/getV2/get_top']);
});

it('a part whose request was aborted is aborted too, and is not logged as failed', async () => {
  // With fake timers, no timeout ends the request.
  vi.useFakeTimers();
  const caller = new AbortController();
  const { get, requests } = inFrontOf(
    ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        caller.abort();
      }),
    ['getPlans'],
    {
      getGenres: {
        compose: async (_, callOperation) => callOperation('getPlans', {}).then(() => ({})),
      },
    },
  );
  expect((await get('/genres', {}, caller.signal)).ok).toBe(false);
  vi.useRealTimers();
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true]);
  expect(lines).toEqual([]);
});

it('an operation that the brand leaves out is not available', () => {
  const composed = (without?: readonly OperationId[]) =>
    operationsOf({ operations: ['getCart', 'ghostCart'], ...(without && { without }) });
  expect(composed().get('getDownloadLinks')).toBe('derived');
  const left = composed(['getDownloadLinks']);
  expect(left.has('getDownloadLinks')).toBe(false);
  expect(left.get('getPlayback')).toBe('derived');
  const unsold = operationsOf({ operations: 'all', without: ['buyPlan'] });
  expect([unsold.has('buyPlan'), unsold.has('getPlans')]).toEqual([false, true]);
});
