import {
  dehydrate,
  hydrate,
  InfiniteQueryObserver,
  QueryClient,
  QueryObserver,
} from '@tanstack/react-query';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createTestApi, json } from '../test-support/api.ts';
import { fixture } from '../testing/fixtures.ts';
import type { Card, Category, DiscoverRow, Movie } from '../types.ts';
import {
  cartQuery,
  categoriesQuery,
  discoverQuery,
  genreTitlesQuery,
  keyOf,
  movieQuery,
  titlesQuery,
} from './index.ts';

function createFilmApi() {
  return createTestApi(() => json(fixture('getMovie')));
}

describe('a query', () => {
  it('has the type of its data, and its key knows it', async () => {
    const { api } = createFilmApi();
    const client = new QueryClient();
    expectTypeOf(await client.fetchQuery(movieQuery(api, { id: '1' }))).toEqualTypeOf<Movie>();
    const cached = client.getQueryData(movieQuery(api, { id: '1' }).queryKey);
    expectTypeOf(cached).toEqualTypeOf<Movie | undefined>();
    expect(cached).toEqual(fixture('getMovie').data);
    const rows = () => client.fetchQuery(discoverQuery(api));
    expectTypeOf(rows).returns.resolves.toEqualTypeOf<DiscoverRow[]>();
    const categories = () => client.fetchQuery(categoriesQuery(api));
    expectTypeOf(categories).returns.resolves.toEqualTypeOf<Category[]>();
    client.clear();
  });

  it('is asked no second time for what a server has put in the page', async () => {
    const server = createFilmApi();
    const onServer = new QueryClient();
    await onServer.prefetchQuery(movieQuery(server.api, { id: '1' }));
    const sent = JSON.parse(JSON.stringify(dehydrate(onServer)));

    const browser = createFilmApi();
    const inBrowser = new QueryClient();
    hydrate(inBrowser, sent);
    const film = await inBrowser.ensureQueryData(movieQuery(browser.api, { id: '1' }));
    expect(film).toEqual(fixture('getMovie').data);
    expect(browser.requests).toHaveLength(0);
    onServer.clear();
    inBrowser.clear();
  });

  it('is another one where what it asks with is another', () => {
    const { api } = createFilmApi();
    const cart = { id: '1', type: 'movie', quality: null, force_to_buy: false, ref: '0' } as const;
    const keys = [
      movieQuery(api, { id: '1' }),
      movieQuery(api, { id: '2' }),
      cartQuery(api, { viewer: 'guest', ...cart }),
      cartQuery(api, { viewer: 'user', ...cart }),
      cartQuery(api, { viewer: 'user', ...cart, ref: '7' }),
      titlesQuery(api),
      titlesQuery(api, { type: 'movie' }),
      titlesQuery(api, { type: 'movie', age: 7 }),
    ].map(({ queryKey }) => JSON.stringify(queryKey));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is found by its resource alone, whatever it differs by', async () => {
    const { api } = createFilmApi();
    const client = new QueryClient();
    await client.prefetchQuery(movieQuery(api, { id: '1' }));
    await client.invalidateQueries({ queryKey: keyOf('movie') });
    const { queryKey } = movieQuery(api, { id: '1' });
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
    // @ts-expect-error: there is no such resource
    expect(keyOf('moovie')).toEqual(['moovie']);
    client.clear();
  });
});

describe('the cart', () => {
  it('is asked by the operation of the viewer it is for', async () => {
    const { api, requests } = createTestApi(() => json(fixture('getCart')));
    const client = new QueryClient();
    const title = { id: '1', type: 'movie', quality: null, force_to_buy: false, ref: '0' } as const;
    await client.fetchQuery(cartQuery(api, { viewer: 'guest', ...title }));
    await client.fetchQuery(cartQuery(api, { viewer: 'user', ...title }));
    const asked = await Promise.all(
      requests.map(async (request) => [new URL(request.url).pathname, await request.json()]),
    );
    expect(asked).toEqual([
      ['/api/v1/ghost/get/cart', title],
      ['/api/v1/get/cart', title],
    ]);
    client.clear();
  });

  it('goes from a title’s cart to another without showing the first one’s', () => {
    const { api } = createTestApi(() => new Promise<Response>(() => {}));
    const client = new QueryClient();
    const title = { type: 'movie', quality: null, force_to_buy: false, ref: '0' } as const;
    const first = cartQuery(api, { viewer: 'user', id: '1', ...title });
    client.setQueryData(first.queryKey, fixture('getCart').data);
    const second = cartQuery(api, { viewer: 'user', id: '2', ...title });
    expect(new QueryObserver(client, second).getCurrentResult().data).toBeUndefined();
    client.clear();
  });
});

describe('a list', () => {
  const answer = fixture('listGenreTitles');
  const card: Card | undefined = answer.data.items[0];
  const endings: Record<string, string | null> = {
    '': 'page-2',
    'page-2': 'page-3',
    'page-3': null,
  };

  function createPagedApi() {
    return createTestApi(({ url }) => {
      const cursor = new URL(url).searchParams.get('cursor') ?? '';
      const next_cursor = endings[cursor] ?? null;
      return json({ data: { ...answer.data, items: [card], next_cursor } });
    });
  }

  it('goes on where the page before ended, until the last', async () => {
    const { api, requests } = createPagedApi();
    const client = new QueryClient();
    const observer = new InfiniteQueryObserver(
      client,
      genreTitlesQuery(api, { key: 'drama', limit: 1 }),
    );
    await observer.fetchNextPage();
    await observer.fetchNextPage();
    const { data, hasNextPage } = await observer.fetchNextPage();
    expect(data?.pages.map(({ next_cursor }) => next_cursor)).toEqual(['page-2', 'page-3', null]);
    expect(hasNextPage).toBe(false);
    expect(requests.map(({ url }) => new URL(url).search)).toEqual([
      '?limit=1',
      '?cursor=page-2&limit=1',
      '?cursor=page-3&limit=1',
    ]);
    client.clear();
  });

  it('takes no cursor from its caller: the pages keep it', () => {
    const { api } = createPagedApi();
    // @ts-expect-error: the cursor is the query's own
    const query = genreTitlesQuery(api, { key: 'drama', cursor: 'page-2' });
    expect(query.initialPageParam).toBeNull();
  });
});
