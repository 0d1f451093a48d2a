import {
  dehydrate,
  hydrate,
  type InfiniteData,
  InfiniteQueryObserver,
  QueryClient,
} from '@tanstack/react-query';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Answer } from '../calls.ts';
import { type ApiClient, createApiClient } from '../client.ts';
import type { ApiError } from '../failures/api-error.ts';
import { answerSchemas } from '../generated/answer-schemas.ts';
import type { Category, DiscoverRow, GenreTitles, Movie } from '../generated/schema.ts';
import { matchOperation, type OperationId } from '../operations.ts';
import { createTestApi, empty, json } from '../test-support/api.ts';
import { reads } from '../test-support/operations.ts';
import { fixture, requestFixture } from '../testing/fixtures.ts';
import {
  type AskPagesOptions,
  ask,
  askPages,
  type Data,
  keyOf,
  type PagedId,
  type ReadId,
} from './index.ts';
import { keyFor } from './keys.ts';
import { staleMinutes } from './reads.ts';

/** Creates a client whose server answers each operation with its first example. */
function createExampleApi() {
  return createTestApi(({ method, url }) => {
    const found = matchOperation(method, new URL(url).pathname.slice('/api/v1'.length));
    return found ? json(fixture(found.operationId)) : empty(404);
  });
}

/**
 * Returns the top-level fields of an answer according to the contract's schema. Empty if the answer is not such an
 * object.
 */
function fieldsOf(id: OperationId): string[] {
  const schemas: object = answerSchemas.$defs;
  const { $ref } = Object(Reflect.get(answerSchemas.properties, id));
  const schema = Object(Reflect.get(schemas, String($ref).slice('#/$defs/'.length)));
  return Object.keys(schema.properties ?? {}).sort();
}

/** Some servers repeat the HTTP status in `status`, so that field is ignored. */
function isDataAlone(id: OperationId): boolean {
  return (
    fieldsOf(id)
      .filter((name) => name !== 'status')
      .join() === 'data'
  );
}

function dataIn(id: OperationId): unknown {
  const answer: object = fixture(id);
  return isDataAlone(id) ? Reflect.get(answer, 'data') : answer;
}

function isPaged(id: ReadId): id is PagedId {
  return Reflect.has(Object(dataIn(id)), 'next_cursor');
}

const paged = reads.filter(isPaged);

/** Calls `askPages` for any list operation: the examples of requests have no cursor, but their type does not say so. */
const any: { pages(api: ApiClient, id: PagedId, input: object): AskPagesOptions<PagedId> } = {
  pages: askPages,
};

/** Each kind of query: every read as one query, and every list also page by page. */
const ways = [
  ...reads.map((id) => ({
    id,
    name: `ask ${id}`,
    keyFor: (api: ApiClient): readonly unknown[] => ask(api, id, requestFixture(id)).queryKey,
    run: (api: ApiClient, client: QueryClient): Promise<unknown> =>
      client.fetchQuery(ask(api, id, requestFixture(id))),
    data: dataIn(id),
  })),
  ...paged.map((id) => ({
    id,
    name: `askPages ${id}`,
    keyFor: (api: ApiClient): readonly unknown[] => any.pages(api, id, requestFixture(id)).queryKey,
    run: (api: ApiClient, client: QueryClient): Promise<unknown> =>
      client.fetchInfiniteQuery(any.pages(api, id, requestFixture(id))),
    data: { pages: [dataIn(id)], pageParams: [null] },
  })),
];

describe.each(ways)('$name', ({ id, keyFor, run, data }) => {
  it('returns the content of `data` if an answer has nothing else, and any other answer unchanged', async () => {
    const { api, requests } = createExampleApi();
    expect(await run(api, new QueryClient())).toEqual(data);
    expect(requests).toHaveLength(1);
  });

  it('has exactly the input of its request in its key', () => {
    const { path, query, body } = requestFixture(id);
    const [operation, input] = keyFor(createExampleApi().api);
    expect(operation).toBe(id);
    expect(JSON.stringify(input)).toBe(JSON.stringify({ path, query, body }));
    expect(Object.values(Object(input))).not.toContain(undefined);
  });

  it('aborts its call when the query is cancelled', async () => {
    const { api, requests } = createTestApi(() => new Promise<Response>(() => {}));
    const client = new QueryClient();
    const outcome = run(api, client).catch((thrown: unknown) => thrown);
    await expect.poll(() => requests.length).toBe(1);
    await client.cancelQueries();
    expect(requests[0]?.signal.aborted).toBe(true);
    expect(await outcome).toBeInstanceOf(Error);
  });

  it('leaves retries to the API client', async () => {
    const { api, requests } = createTestApi(() => empty(500));
    const client = new QueryClient({ defaultOptions: { queries: { retry: 1, retryDelay: 0 } } });
    await expect(run(api, client)).rejects.toMatchObject({ operation: id, status: 500 });
    expect(requests).toHaveLength(1);
  });
});

describe('ask', () => {
  const { api } = createExampleApi();
  const film = (id: string) => ask(api, 'getMovie', { path: { id } });

  it('infers the types of the data, the error and the key', async () => {
    const client = new QueryClient();
    expectTypeOf(await client.fetchQuery(film('1'))).toEqualTypeOf<Movie>();
    const cached = client.getQueryData(film('1').queryKey);
    expectTypeOf(cached).toEqualTypeOf<Movie | undefined>();
    expect(cached).toEqual(fixture('getMovie').data);
    const state = client.getQueryState(film('1').queryKey);
    expectTypeOf(state?.error).toEqualTypeOf<ApiError | null | undefined>();
    const plans = () => client.fetchQuery(ask(api, 'getPlans'));
    expectTypeOf(plans).returns.resolves.toEqualTypeOf<Answer<'getPlans'>>();
    const rows = () => client.fetchQuery(ask(api, 'getDiscover'));
    expectTypeOf(rows).returns.resolves.toEqualTypeOf<DiscoverRow[]>();
    type Untyped = { [Id in ReadId]: [Data<Id>] extends [never] ? Id : never }[ReadId];
    expectTypeOf<Untyped>().toBeNever();
    const categories = () => client.fetchQuery(ask(api, 'getCategories'));
    expectTypeOf(categories).returns.resolves.toEqualTypeOf<Category[]>();
  });

  it('accepts the input of the contract, for operations that only read', () => {
    // @ts-expect-error a film needs an id
    ask(api, 'getMovie');
    // @ts-expect-error home takes no query
    ask(api, 'getDiscover', { query: { ref: '0' } });
    // @ts-expect-error it changes something: send does it
    ask(api, 'logout');
    // @ts-expect-error it is the server's own
    ask(api, 'endSession', { query: { 2: '' } });
    // @ts-expect-error there is no such operation
    expect(keyOf('getMoovie')).toEqual(['getMoovie']);
  });

  it.each([{}, { query: {} }, { query: { genre: undefined } }])(
    'has the same key without an input and with an equivalent empty input',
    (input) => {
      expect(keyFor('listTitles', input)).toEqual(ask(api, 'listTitles').queryKey);
    },
  );

  it('does not refetch data that the server has rendered into the page', async () => {
    const onServer = new QueryClient();
    await onServer.prefetchQuery(film('1'));
    const inBrowser = new QueryClient();
    hydrate(inBrowser, JSON.parse(JSON.stringify(dehydrate(onServer))));
    const { requests, api: browserApi } = createExampleApi();
    const asked = ask(browserApi, 'getMovie', { path: { id: '1' } });
    expect(await inBrowser.ensureQueryData(asked)).toEqual(fixture('getMovie').data);
    expect(requests).toHaveLength(0);
  });

  it('is found by its operation alone, even as a paged query', async () => {
    const client = new QueryClient();
    await client.prefetchQuery(ask(api, 'listTitles', { query: { type: 'movie' } }));
    await client.prefetchInfiniteQuery(askPages(api, 'listTitles', { query: { type: 'movie' } }));
    await client.prefetchQuery(film('1'));
    await client.invalidateQueries({ queryKey: keyOf('listTitles') });
    const states = client.getQueryCache().getAll();
    expect(states.map(({ state }) => state.isInvalidated)).toEqual([true, true, false]);
  });

  it('uses the stale time from the table', () => {
    expect(film('1')).toMatchObject({ staleTime: staleMinutes.getMovie * 60_000 });
    expect(film('1')).not.toHaveProperty('gcTime');
    const once = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY };
    expect(ask(api, 'getAppDetails')).toMatchObject(once);
  });
});

describe('askPages', () => {
  const endings = new Map([
    ['', 'page-2'],
    ['page-2', 'page-3'],
  ]);

  function createPagedApi() {
    return createTestApi(({ url }) => {
      const cursor = new URL(url).searchParams.get('cursor') ?? '';
      const { data } = fixture('listGenreTitles');
      return json({ data: { ...data, next_cursor: endings.get(cursor) ?? null } });
    });
  }

  it('continues at the end of each page, until the last', async () => {
    const { api, requests } = createPagedApi();
    const list = askPages(api, 'listGenreTitles', {
      path: { key: 'drama' },
      query: { limit: 1 },
    });
    const observer = new InfiniteQueryObserver(new QueryClient(), list);
    await observer.fetchNextPage();
    await observer.fetchNextPage();
    const { data, hasNextPage } = await observer.fetchNextPage();
    expectTypeOf(data).toEqualTypeOf<InfiniteData<GenreTitles> | undefined>();
    expect(data?.pages.map(({ next_cursor }) => next_cursor)).toEqual(['page-2', 'page-3', null]);
    expect(hasNextPage).toBe(false);
    expect(requests.map(({ url }) => new URL(url).search)).toEqual([
      '?limit=1',
      '?cursor=page-2&limit=1',
      '?cursor=page-3&limit=1',
    ]);
  });

  it('accepts only list operations, and no cursor from its caller', () => {
    const { api } = createPagedApi();
    // @ts-expect-error its pages keep the cursor
    askPages(api, 'listTitles', { query: { cursor: 'page-2' } });
    // @ts-expect-error a film has no pages
    askPages(api, 'getMovie', { path: { id: '1' } });
    const [operation, input] = ask(api, 'listTitles').queryKey;
    expect(askPages(api, 'listTitles').queryKey).toEqual([operation, input, 'pages']);
  });
});

it('is disabled if the server does not have the operation', () => {
  const some = createApiClient({ baseUrl: 'http://api.test', operations: ['getPlans'] });
  expect(ask(some, 'getPlans').enabled).toBeUndefined();
  expect(ask(some, 'getCategories').enabled).toBe(false);
  expect(askPages(some, 'listTitles').enabled).toBe(false);
});
