import type { Answer, Quality } from '@parde/api-client';
import { beforeAll, expect, it } from 'vitest';
import { read } from '../test-support/test-api.ts';
import { createFileApi } from '../test-support/test-file-api.ts';

type Page = Answer<'listMyDownloads'>['data'];
type Links = Answer<'getDownloadLinks'>['data']['links'];

const api = createFileApi();
const address = '192.0.2.31';
const mobile = '09120000002';
const subscriber = '09120000001';
let token = '';
let subscriberToken = '';

beforeAll(async () => {
  token = await api.signIn(mobile, address);
  subscriberToken = await api.signIn(subscriber, address);
});

async function answer<T>(path: string, by = token): Promise<T> {
  const response = await api.call('GET', path, { token: by, address });
  expect(response.status, path).toBe(200);
  return (await read<{ data: T }>(response)).data;
}

const list = (state: 'waiting' | 'fetched', by?: string, more = '') =>
  answer<Page>(`/get/my/downloads?state=${state}${more}`, by);

async function linkOf(title: string, quality: Quality, by?: string): Promise<string> {
  const { links } = await answer<{ links: Links }>(`/get/download_links/${title}`, by);
  return links.find((link) => link.quality === quality)?.url ?? '';
}

async function follow(url: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await api.send(method, url, { headers });
  await response.body?.cancel();
  return response.status;
}

const idsOf = ({ items }: Page) => items.map(({ title }) => title.id);
const filesOf = ({ items }: Page) => items[0]?.files.map(({ quality }) => quality);

it('moves a bought title from waiting to downloaded', async () => {
  expect(await list('waiting')).toMatchObject({ about: { count: 0 }, items: [] });
  api.buy(mobile, 'movie', '1001', '720p');
  const waiting = await list('waiting');
  expect(waiting.about).toEqual({ count: 1, size_bytes: 0 });
  expect(waiting.items[0]).toMatchObject({ owned_as: 'purchase', available_at: null });
  expect(waiting.items[0]?.files).toMatchObject([
    { itemid: '1001-480p', fetched_at: null, expires_at: null },
    { itemid: '1001-720p', fetched_at: null, expires_at: null },
  ]);

  const url = await linkOf('movie/1001', '720p');
  await follow(url, {}, 'HEAD');
  await follow(url, { Range: 'bytes=1000-' });
  await follow(url.replace(/viewer=\d+/, 'viewer=1'));
  await follow(url.replace(/\?.*/, ''));
  expect(idsOf(await list('waiting'))).toEqual(['1001']);

  expect(await follow(url, { Range: 'bytes=0-' })).toBe(206);
  expect((await list('waiting')).items).toEqual([]);
  const { about, items } = await list('fetched');
  expect(items[0]?.files).toMatchObject([{ quality: '720p', expires_at: null }]);
  expect(about).toEqual({ count: 1, size_bytes: items[0]?.files[0]?.size_bytes });
});

it('lists downloads in pages, last downloaded first, and each file once', async () => {
  for (const [title, quality] of [
    ['movie/1004', '480p'],
    ['movie/1001', '480p'],
    ['movie/1001', '480p'],
  ] as const) {
    api.pass(60_000);
    await follow(await linkOf(title, quality));
  }
  const all = await list('fetched');
  expect(idsOf(all)).toEqual(['1001', '1004']);
  expect(filesOf(all)).toEqual(['480p', '720p']);
  const first = await list('fetched', token, '&limit=1');
  const second = await list('fetched', token, `&limit=1&cursor=${first.next_cursor}`);
  expect([idsOf(first), idsOf(second), second.next_cursor]).toEqual([['1001'], ['1004'], null]);
  expect(second.items[0]?.owned_as).toBe('free');
});

it('hides a title, restores it, and shows it again when another file is downloaded', async () => {
  const hide = (hidden: boolean) =>
    api.call('POST', '/my/download/hide', {
      token,
      address,
      body: { content_type: 'movie', id: '1001', hidden },
    });
  expect((await hide(true)).status).toBe(200);
  expect(idsOf(await list('fetched'))).toEqual(['1004']);
  expect(idsOf(await list('waiting')), 'it was fetched').toEqual([]);
  await hide(false);
  expect(filesOf(await list('fetched'))).toEqual(['480p', '720p']);
  await hide(true);
  await follow(await linkOf('movie/1001', '480p'));
  expect(filesOf(await list('fetched'))).toEqual(['480p']);
});

it('includes titles bought before their release, but no tickets', async () => {
  api.buy(mobile, 'movie', '1506', '1080p');
  api.buy(mobile, 'ekran', 'e-7', '1080p');
  const { items } = await list('waiting');
  expect(items).toMatchObject([{ title: { id: '1506' }, owned_as: 'purchase', files: [] }]);
  expect(Date.parse(items[0]?.available_at ?? '')).toBeGreaterThan(Date.UTC(2026, 10, 21));
});

it('has the time until which a subscription allows a download, also after its end', async () => {
  await follow(await linkOf('movie/1001', '2160p', subscriberToken));
  const [now] = (await list('fetched', subscriberToken)).items;
  expect(now).toMatchObject({ owned_as: 'subscription' });
  const until = now?.files[0]?.expires_at;
  expect(Date.parse(until ?? '')).toBeGreaterThan(Date.UTC(2026, 10, 22));
  api.db.run(api.db.from.updateTable('subscriptions').set({ ends_at: 1 }));
  const [then] = (await list('fetched', subscriberToken)).items;
  expect(then).toMatchObject({ owned_as: null, files: [{ quality: '2160p' }] });
  expect(Date.parse(then?.files[0]?.expires_at ?? '')).toBe(0);
});
