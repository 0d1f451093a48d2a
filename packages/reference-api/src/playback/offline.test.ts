import type { Answer, OfflineTerms } from '@parde/api-client';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, minutes, read, testTime } from '../test-support/test-api.ts';
import { createFileApi } from '../test-support/test-file-api.ts';

type Asked = { token?: string; address?: string };

const api = createFileApi();
const irancell = '203.0.113.7';
const subscriber = { token: '', address: '192.0.2.41' };
const buyer = { token: '', address: '192.0.2.42' };
const buyersMobile = '09120000002';
/** Ids in the small catalogue. */
const films = { subscription: '1001', free: '1004', coming: '1506' };
const hour = minutes(60);

beforeAll(async () => {
  subscriber.token = await api.signIn('09120000001', subscriber.address);
  buyer.token = await api.signIn(buyersMobile, buyer.address);
});

async function played(title: string, asked: Asked = {}, from: Pick<typeof api, 'call'> = api) {
  const response = await from.call('GET', `/get/play/${title}`, asked);
  expect(response.status, title).toBe(200);
  return (await read<Answer<'getPlayback'>>(response)).data;
}

async function listed(titles: readonly string[], asked: Asked = {}) {
  const body = {
    titles: titles.map((title) => {
      const [content_type, id] = title.split('/');
      return { content_type, id };
    }),
  };
  const response = await api.call('POST', '/get/offline', { ...asked, body });
  expect(response.status).toBe(200);
  return (await read<Answer<'listOfflineTerms'>>(response)).data;
}

const termsOf = async (title: string, asked?: Asked) => (await listed([title], asked))[0]?.terms;

async function cartOf(type: string, id: string, asked: Asked = {}, from = api.call) {
  const body = { id, type, quality: null, force_to_buy: false, ref: '0' };
  const path = asked.token === undefined ? '/ghost/get/cart' : '/get/cart';
  return (await read<Answer<'getCart'>>(from('POST', path, { ...asked, body }))).data;
}

const heightsOf = (terms: OfflineTerms | null | undefined) =>
  terms?.files.map(({ height }) => height);

describe('the offline terms', () => {
  it('of a free title have no end, and list each height of the stream', async () => {
    const { offline, sources } = await played(`movie/${films.free}`);
    expect(offline).toMatchObject({ until: null, age_rating: expect.any(Number) });
    const [{ url } = { url: '' }] = sources;
    const master = await (await api.send('GET', url.replace('h264.m3u8', 'master.m3u8'))).text();
    const heights = [...master.matchAll(/RESOLUTION=\d+x(\d+)/g)].map(([, lines]) => Number(lines));
    expect(heightsOf(offline)).toEqual([...new Set(heights)]);
    for (const { size_bytes, sizes = [] } of offline?.files ?? []) {
      expect(sizes.map(({ codecs }) => codecs)).toEqual(sources.map(({ codecs }) => codecs));
      expect(size_bytes).toBe(Math.max(...sizes.map((size) => size.size_bytes)));
    }
  });

  it('of a subscription’s title end with the subscription', async () => {
    const { offline } = await played(`movie/${films.subscription}`, subscriber);
    const end = api.db.one(
      api.db.from.selectFrom('subscriptions').select('ends_at').where('mobile', '=', '09120000001'),
    );
    expect(Date.parse(offline?.until ?? '')).toBe(end?.ends_at);
  });

  it('have no end if everyone counts as a subscriber', async () => {
    const assumed = createTestApi({ assumeSubscribed: true });
    const token = await assumed.signIn('09120000001');
    for (const asked of [{}, { token }]) {
      const { offline } = await played(`movie/${films.subscription}`, asked, assumed);
      expect(offline?.until).toBeNull();
    }
    assumed.close();
  });

  it('are null for a title opened only by an operator’s network', async () => {
    const address = irancell;
    expect((await played(`movie/${films.subscription}`, { address })).offline).toBeNull();
    expect(await termsOf(`movie/${films.subscription}`, { address })).toBeNull();
    expect((await cartOf('movie', films.subscription, { address })).offline).toBeNull();
    // On a plain server a guest on this network is a subscriber, and fields with null are left out.
    const plain = createTestApi({ plain: true });
    const body = { titles: [{ content_type: 'movie', id: films.subscription }] };
    const answer = plain.call('POST', '/get/offline', { address, body });
    expect((await read<Answer<'listOfflineTerms'>>(answer)).data[0]).not.toHaveProperty('terms');
    plain.close();
  });

  it('are null for a title whose rights forbid it, even if it can be played', async () => {
    const [film] = api.db.all(
      api.db.from
        .selectFrom('titles')
        .select('id')
        .where('type', '=', 'movie')
        .where('id', 'like', '5__7')
        .where('access', '=', 'subscription'),
    );
    const { offline, sources } = await played(`movie/${film?.id}`, subscriber);
    expect([offline, sources.length]).toEqual([null, 2]);
  });

  it('of a bought title have no end, and each height of the stream up to the bought file', async () => {
    expect(await termsOf(`movie/${films.subscription}`, buyer)).toBeNull();
    api.buy(buyersMobile, 'movie', films.subscription, '480p');
    const terms = await termsOf(`movie/${films.subscription}`, buyer);
    expect([terms?.until, heightsOf(terms)]).toEqual([null, [240, 360, 480]]);
  });

  it('of a screening end with its hours, which playing starts but requesting the terms does not', async () => {
    api.buy(buyersMobile, 'ekran', 'e-7', '1080p');
    const until = async () => Date.parse((await termsOf('ekran/e-7', buyer))?.until ?? '');
    const started = () => api.db.all(api.db.from.selectFrom('screening_starts').selectAll());
    expect(await until()).toBe(testTime + 24 * hour);
    api.pass(hour);
    expect(await until()).toBe(testTime + 25 * hour);
    expect((await cartOf('ekran', 'e-7', buyer)).offline?.until).toMatch(/^2026-11-22T12:30/);
    expect(started()).toEqual([]);

    const { offline } = await played('ekran/e-7', buyer);
    expect(Date.parse(offline?.until ?? '')).toBe(testTime + 25 * hour);
    expect(started()).toHaveLength(1);
    api.pass(hour);
    expect(await until()).toBe(testTime + 25 * hour);
    api.pass(23 * hour);
    expect(await termsOf('ekran/e-7', buyer)).toBeNull();
  });

  it('exist for every playable type, with the title’s age rating and its own version', async () => {
    const titles = [`movie/${films.subscription}`, 'episode/3001-1-2', 'video/4001'];
    const terms = (await listed(titles, subscriber)).map((each) => each.terms);
    const ages = await Promise.all(
      titles.map(
        async (title) =>
          (await read<{ data: OfflineTerms }>(api.call('GET', `/get/${title}`))).data.age_rating,
      ),
    );
    expect(terms.map((each) => each?.age_rating)).toEqual(ages);
    expect(new Set(terms.map((each) => each?.version)).size).toBe(3);
    const { offline } = await played(titles[0] ?? '', subscriber);
    expect(offline).toEqual(terms[0]);
  });
});

describe('listOfflineTerms', () => {
  it('returns the terms in the requested order, and null for unknown, unreleased and closed titles', async () => {
    const titles = [
      `movie/${films.coming}`,
      `movie/${films.free}`,
      'movie/none',
      'episode/1001',
      'movie/1005',
      `movie/${films.free}`,
    ];
    const answer = await listed(titles);
    expect(answer.map(({ content_type, id }) => `${content_type}/${id}`)).toEqual(titles);
    expect(answer.map(({ terms }) => terms !== null)).toEqual([
      false,
      true,
      false,
      false,
      false,
      true,
    ]);
  });

  it('accepts at most fifty titles, and only playable ones', async () => {
    const film = { content_type: 'movie', id: films.free };
    const statusOf = async (titles: object[]) =>
      (await api.call('POST', '/get/offline', { body: { titles } })).status;
    expect(await statusOf(Array.from({ length: 50 }, () => film))).toBe(200);
    expect(await statusOf(Array.from({ length: 51 }, () => film))).toBe(422);
    expect(await statusOf([{ content_type: 'series', id: '3001' }])).toBe(422);
  });
});

describe('the cart', () => {
  it('has the terms of a title, but none for a series', async () => {
    const { offline } = await cartOf('movie', films.free);
    expect(offline).toEqual(await termsOf(`movie/${films.free}`));
    expect((await cartOf('series', '3001', subscriber)).offline).toBeNull();
  });

  it.each([{ specified: true }, { plain: true }])(
    'leaves the terms out with %o',
    async (options) => {
      const stranger = createTestApi(options);
      const cart = await cartOf('movie', films.free, {}, stranger.call);
      expect(cart).toHaveProperty('pass');
      expect(cart).not.toHaveProperty('offline');
      stranger.close();
    },
  );
});
