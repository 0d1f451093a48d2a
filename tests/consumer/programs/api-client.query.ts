import assert from 'node:assert/strict';
import { type ApiError, createApiClient } from '@parde/api-client';
import { ask, askPages, send } from '@parde/api-client/query';
import {
  QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useSuspenseQuery,
} from '@tanstack/react-query';

const asked: string[] = [];
const api = createApiClient({
  baseUrl: 'https://example.test/api/v1',
  fetch: async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const cursor = searchParams.get('cursor');
    asked.push(`${pathname} ${cursor}`);
    return pathname.endsWith('/get/titles')
      ? Response.json({ data: { items: [], next_cursor: cursor ? null : 'second' } })
      : Response.json({ data: { name_fa: 'شب بلند' } });
  },
});
const cache = new QueryClient();

const film = ask(api, 'getMovie', { path: { id: '1024' } });
await cache.ensureQueryData(film);
await cache.ensureQueryData(ask(api, 'getMovie', { path: { id: '1024' } }));
const name: string | undefined = cache.getQueryData(film.queryKey)?.name_fa;
assert.equal(name, 'شب بلند');
// @ts-expect-error the key knows what it leads to
const wrong: number | undefined = cache.getQueryData(film.queryKey)?.name_fa;
assert.equal(wrong, name);

const { pages } = await cache.fetchInfiniteQuery({
  ...askPages(api, 'listTitles'),
  pages: 9,
});
assert.equal(pages.length, 2, 'the second is the last');
assert.deepEqual(asked, [
  '/api/v1/get/movie/1024 null',
  '/api/v1/get/titles null',
  '/api/v1/get/titles second',
]);

/** Checked by the compiler only: the type of every error is ApiError, not Error, wherever it is returned. */
function useErrors() {
  const asked = useQuery(film).error;
  const suspended = useSuspenseQuery(film).error;
  const paged = useInfiniteQuery(askPages(api, 'listTitles')).error;
  const { error: sent } = useMutation(send(api, 'rateTitle'));
  const errors: Same<
    [typeof asked, typeof suspended, typeof paged, typeof sent],
    [ApiError | null, ApiError | null, ApiError | null, ApiError | null]
  > = true;
  return [errors, asked?.kind, suspended?.kind, paged?.kind, sent?.kind];
}
assert.equal(typeof useErrors, 'function');

type Same<One, Other> = [One, Other] extends [Other, One] ? true : false;

console.log(`${JSON.stringify(film.queryKey)} is ${name}; ${pages.length} pages of titles`);
