import { describe, expect, expectTypeOf, it } from 'vitest';
import type { ApiClient, Card } from './index.ts';
import { createTestApi, failureOf, json } from './test-support/api.ts';
import { fixture } from './testing/fixtures.ts';

/** A server with lists of three pages. */
function createPagedApi(next = ['second', 'third']) {
  return createTestApi((request) => {
    const { searchParams } = new URL(request.url);
    const at = next.indexOf(searchParams.get('cursor') ?? '') + 1;
    const { data } = fixture('listTitles');
    return json({ data: { ...data, next_cursor: next[at] ?? null } });
  });
}

const cursorsOf = (requests: readonly Request[]) =>
  requests.map(({ url }) => new URL(url).searchParams.get('cursor'));

/** Never run: only the compiler checks its content. */
function misuse(api: ApiClient) {
  // @ts-expect-error a film has no pages
  api.pages('getMovie', { path: { id: '1' } });
  // @ts-expect-error a genre needs its key
  api.pages('listGenreTitles');
}

describe('pages', () => {
  it('fetches each page of a list once, with the same input', async () => {
    const { api, requests } = createPagedApi();
    const cards: Card[] = [];
    for await (const { items } of api.pages('listTitles', { query: { age: 7 } })) {
      expectTypeOf(items).toEqualTypeOf<Card[]>();
      cards.push(...items);
    }
    expect(misuse).toBeTypeOf('function');
    expect(cards).toHaveLength(3 * fixture('listTitles').data.items.length);
    expect(cursorsOf(requests)).toEqual([null, 'second', 'third']);
    expect(requests.every(({ url }) => url.includes('age=7'))).toBe(true);
  });

  it('fetches no further page if the loop is left', async () => {
    const { api, requests } = createPagedApi();
    for await (const page of api.pages('listTitles')) if (page.items.length > 0) break;
    expect(requests).toHaveLength(1);
  });

  it.each([
    [
      ['first', 'second', 'first'],
      [null, 'first', 'second'],
    ],
    [
      ['first', 'first'],
      [null, 'first'],
    ],
  ])('ends if the server repeats a cursor: %j', async (next, sent) => {
    let count = 0;
    const { api, requests } = createTestApi(() => {
      const next_cursor = next[count % next.length];
      count += 1;
      if (count > 9) throw new Error('The list does not end');
      return json({ data: { ...fixture('listTitles').data, next_cursor } });
    });
    for await (const page of api.pages('listTitles')) expect(page.items).not.toHaveLength(0);
    expect(cursorsOf(requests)).toEqual(sent);
  });

  it('continues at the cursor that the caller gives', async () => {
    const { api, requests } = createPagedApi();
    const pages = api.pages('listTitles', { query: { cursor: 'second' } });
    expect((await pages.next()).value?.next_cursor).toBe('third');
    expect((await pages.next()).value?.next_cursor).toBeNull();
    expect((await pages.next()).done).toBe(true);
    expect(cursorsOf(requests)).toEqual(['second', 'third']);
  });

  it('rejects if the signal is aborted between two pages', async () => {
    const { api, requests } = createPagedApi();
    const controller = new AbortController();
    const pages = api.pages('listTitles', { signal: controller.signal });
    await pages.next();
    controller.abort();
    expect((await failureOf(pages.next())).kind).toBe('abort');
    expect(requests).toHaveLength(1);
  });
});
