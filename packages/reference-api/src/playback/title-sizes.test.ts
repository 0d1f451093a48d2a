import type { Answer, CallInput } from '@parde/api-client';
import { beforeAll, expect, it } from 'vitest';
import { read } from '../test-support/test-api.ts';
import { createFileApi } from '../test-support/test-file-api.ts';

const api = createFileApi();
const address = '192.0.2.51';
const subscriber = '09120000001';
const buyer = '09120000002';
/** The codecs of every file, which are those of the stream's first source. */
const codecs = 'avc1.42c01e,mp4a.40.2';
const film = { content_type: 'movie', id: '1001' } as const;
const series = '3001';
let token = '';

beforeAll(async () => {
  token = await api.signIn(subscriber, address);
});

async function ask<T>(method: 'GET' | 'POST', path: string, body?: object, by = token): Promise<T> {
  const response = await api.call(method, path, { token: by, address, ...(body && { body }) });
  expect(response.status, path).toBe(200);
  return (await read<{ data: T }>(response)).data;
}

const cartOf = (type: string, id: string) =>
  ask<Answer<'getCart'>['data']>('POST', '/get/cart', {
    ...{ id, type, quality: null, force_to_buy: false, ref: '0' },
  });

type Playable = CallInput<'listOfflineTerms'>['body']['titles'][number];
type Terms = Answer<'listOfflineTerms'>['data'][number]['terms'];

const offlineSizeIn = (terms: Terms | undefined, height: number) =>
  terms?.files
    .find((file) => file.height === height)
    ?.sizes?.find((source) => source.codecs === codecs)?.size_bytes;

async function offlineSizes(titles: Playable[], height = 480) {
  const list = await ask<Answer<'listOfflineTerms'>['data']>('POST', '/get/offline', { titles });
  return list.map(({ terms }) => offlineSizeIn(terms, height));
}

const sizeIn480 = (files: readonly { quality: string; size_bytes?: number | null }[] | undefined) =>
  files?.find(({ quality }) => quality === '480p')?.size_bytes;

it('every operation returns the same size of a title in 480p, as a file and offline', async () => {
  const [offline] = await offlineSizes([film]);
  expect(offline).toBeGreaterThan(0);

  const links = await ask<Answer<'getDownloadLinks'>['data']>(
    'GET',
    '/get/download_links/movie/1001',
  );
  const cart = await cartOf('movie', film.id);
  const playback = await ask<Answer<'getPlayback'>['data']>('GET', '/get/play/movie/1001');
  const lists =
    await api.fetchAllItems<Answer<'listDownloads'>['data']['items'][number]>(
      '/get/downloads?limit=50',
    );
  api.buy(buyer, 'movie', film.id, '1080p');
  const buyersToken = await api.signIn(buyer, address);
  const waiting = await ask<Answer<'listMyDownloads'>['data']>(
    ...(['GET', '/get/my/downloads?state=waiting', undefined, buyersToken] as const),
  );
  const url = links.links.find(({ quality }) => quality === '480p')?.url ?? '';
  await (await api.send('GET', url)).body?.cancel();
  const fetched = await ask<Answer<'listMyDownloads'>['data']>(
    'GET',
    '/get/my/downloads?state=fetched',
  );

  expect({
    links: sizeIn480(links.links),
    cart: sizeIn480(cart.downloads),
    cartOffline: offlineSizeIn(cart.offline, 480),
    playback: offlineSizeIn(playback.offline, 480),
    list: sizeIn480(lists.find(({ title }) => title.id === film.id)?.files),
    waiting: sizeIn480(waiting.items[0]?.files),
    fetched: sizeIn480(fetched.items[0]?.files),
    served: Number((await api.send('HEAD', url)).headers.get('Content-Length')),
  }).toEqual({
    links: offline,
    cart: offline,
    cartOffline: offline,
    playback: offline,
    list: offline,
    waiting: offline,
    fetched: offline,
    served: offline,
  });
});

it('the episodes of a series have the same total size as files and offline', async () => {
  const { downloads } = await cartOf('series', series);
  const rows = downloads.filter(({ quality }) => quality === '480p');
  expect(rows.length).toBeGreaterThan(1);
  const offline = await offlineSizes(
    rows.map(({ id }) => ({ content_type: 'episode' as const, id })),
  );
  expect(rows.map(({ size_bytes }) => size_bytes)).toEqual(offline);
});
