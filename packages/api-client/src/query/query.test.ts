import { dehydrate, hydrate, MutationObserver, QueryClient } from '@tanstack/react-query';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createTestApi, empty, json } from '../test-support/api.ts';
import type { Category, DiscoverRow, Movie } from '../types.ts';
import {
  categoriesQuery,
  discoverQuery,
  ghostCheckQuery,
  loginMutation,
  logoutMutation,
  movieQuery,
  sendCodeMutation,
  sliderQuery,
  userQuery,
} from './index.ts';

const bodies: Record<string, unknown> = {
  '/api/v1/get/slider': { data: { sliders: [], live: [] } },
  '/api/v1/get/discover': { data: [{ id: 'new' }] },
  '/api/v1/ghost/getCategories': [{ category_id: 'kids' }],
  '/api/v1/get/movie/1': { data: { id: '1' } },
  '/api/v1/ghost/get/check/user': { subscription: 0, ref: '4' },
  '/api/v1/get/user': { data: { mobile: '09123456789' } },
  '/api/v1/login': { token: 'tok' },
};

function createApi() {
  return createTestApi((request) => json(bodies[new URL(request.url).pathname] ?? {}));
}

describe('the query of each resource', () => {
  it('is the data alone, without what the answer wraps it in', async () => {
    const { api } = createApi();
    const client = new QueryClient();
    const film = await client.fetchQuery(movieQuery(api, { id: '1' }));
    const rows = await client.fetchQuery(discoverQuery(api));
    const categories = await client.fetchQuery(categoriesQuery(api));
    expectTypeOf(film).toEqualTypeOf<Movie>();
    expectTypeOf(rows).toEqualTypeOf<DiscoverRow[]>();
    expectTypeOf(categories).toEqualTypeOf<Category[]>();
    expect(film).toEqual({ id: '1' });
    expect(rows).toEqual([{ id: 'new' }]);
    expect(categories).toEqual([{ category_id: 'kids' }]);
    expect(await client.fetchQuery(sliderQuery(api, { ref: '0' }))).toEqual({
      sliders: [],
      live: [],
    });
    expect(await client.fetchQuery(userQuery(api, { ref: '0' }))).toEqual({
      mobile: '09123456789',
    });
    expect(await client.fetchQuery(ghostCheckQuery(api, { ref: '0' }))).toEqual({
      subscription: 0,
      ref: '4',
    });
    client.clear();
  });

  it('has in its key all that its data differ by', () => {
    const { api } = createApi();
    const keys = [
      movieQuery(api, { id: '1' }),
      movieQuery(api, { id: '2' }),
      sliderQuery(api, { ref: '0' }),
      sliderQuery(api, { ref: '7' }),
      userQuery(api, { ref: '0' }),
      ghostCheckQuery(api, { ref: '0' }),
      ghostCheckQuery(api, { ref: '7' }),
      discoverQuery(api),
      categoriesQuery(api),
    ].map(({ queryKey }) => JSON.stringify(queryKey));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('asks no second time for what a server has put in the page', async () => {
    const server = createApi();
    const onServer = new QueryClient();
    await onServer.prefetchQuery(movieQuery(server.api, { id: '1' }));
    const sent = JSON.parse(JSON.stringify(dehydrate(onServer)));

    const browser = createApi();
    const inBrowser = new QueryClient();
    hydrate(inBrowser, sent);
    const film = await inBrowser.ensureQueryData(movieQuery(browser.api, { id: '1' }));
    expect(film).toEqual({ id: '1' });
    expect(browser.requests).toHaveLength(0);
    onServer.clear();
    inBrowser.clear();
  });

  it('stops its call when it is cancelled', async () => {
    const { api, requests } = createTestApi(() => new Promise<Response>(() => {}));
    const client = new QueryClient();
    const fetching = Promise.allSettled([
      client.fetchQuery(sliderQuery(api, { ref: '0' })),
      client.fetchQuery(discoverQuery(api)),
      client.fetchQuery(categoriesQuery(api)),
      client.fetchQuery(movieQuery(api, { id: '1' })),
      client.fetchQuery(ghostCheckQuery(api, { ref: '0' })),
      client.fetchQuery(userQuery(api, { ref: '0' })),
    ]);
    await expect.poll(() => requests.length).toBe(6);
    await client.cancelQueries();
    expect(requests.map(({ signal }) => signal.aborted)).toEqual(Array(6).fill(true));
    const outcomes = await fetching;
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
  });

  it('leaves trying again to the client', async () => {
    const { api, requests } = createTestApi(() => empty(500));
    const client = new QueryClient();
    await expect(client.fetchQuery(discoverQuery(api))).rejects.toMatchObject({ status: 500 });
    expect(requests).toHaveLength(1);
  });
});

describe('the mutation of each action', () => {
  it('is a request that the viewer started', async () => {
    const started: string[] = [];
    const { api } = createTestApi((request) => json(bodies[new URL(request.url).pathname] ?? {}), {
      onViewerRequest: (operation) => started.push(operation),
    });
    const client = new QueryClient();
    await new MutationObserver(client, sendCodeMutation(api)).mutate({
      mobile: '09123456789',
      ref: '0',
    });
    const answer = await new MutationObserver(client, loginMutation(api)).mutate({
      mobile: '09123456789',
      password: '4821',
    });
    await new MutationObserver(client, logoutMutation(api)).mutate();
    expect(answer).toEqual({ token: 'tok' });
    expect(started).toEqual(['sendCode', 'login', 'logout']);
    client.clear();
  });

  it('is not done a second time by itself', async () => {
    const { api, requests } = createTestApi(() => empty(503));
    const observer = new MutationObserver(new QueryClient(), sendCodeMutation(api));
    await expect(observer.mutate({ mobile: '09123456789', ref: '0' })).rejects.toMatchObject({
      status: 503,
    });
    expect(requests).toHaveLength(1);
  });
});
