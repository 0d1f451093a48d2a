import { readFileSync } from 'node:fs';
import { createApiClient, isApiError, type TitleType } from '@parde/api-client';
import { createAnswerCheck } from '@parde/api-client/validate';
import { defaultContentFilter } from '@parde/domain';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createBackend } from '../backend.server.ts';
import { backend } from './backend.ts';
import { exampleKey, exampleServer } from './server.ts';

const settings = {
  API_BASE_URL: 'https://api.theirs.test/v3',
  CHECK_URL: '/check/user',
  PAYMENT_HOSTS: [],
  API_OPERATIONS: undefined,
  API_TIMEOUT_MS: 3000,
};

beforeAll(() => {
  vi.stubEnv('THEIR_API_KEY', exampleKey);
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
    exampleServer.request(url, init),
  );
});
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** Creates the storefront's API client, which knows only the contract. */
function storefront(token?: string) {
  return createApiClient({
    baseUrl: settings.API_BASE_URL,
    fetch: createBackend(settings, backend).send,
    getToken: () => token,
    checkAnswer: createAnswerCheck(),
  });
}

const token = 'of 09123456789';

const cartOf = (type: TitleType, id: string) =>
  ({ id, type, quality: null, force_to_buy: false, ref: '0' }) as const;

describe('a storefront with a server that does not follow the contract', () => {
  it('shows its home page', async () => {
    const { data } = await storefront().call('getDiscover');
    expect(data).toMatchObject([
      {
        title_fa: 'تازه‌ها',
        shape: 'posters',
        items: [
          { content_type: 'movie', id: '88', year: 2025, access: 'subscription' },
          { content_type: 'series', id: '9', year: null, poster: null },
        ],
      },
    ]);
    expect(data[0]?.items[0]?.poster?.url).toBe('https://img.theirs.test/88.jpg');
  });

  it('leaves out a row that cannot be read, and fails if there is no other', async () => {
    const row = { kind: 'film', pk: 88, names: { fa: 'شب یزد' } };
    const rowsOf = (entries: readonly unknown[]) =>
      backend.map?.getTop?.answer?.({ results: entries }, { query: { ...defaultContentFilter } });
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    for (const _request of [1, 2]) {
      expect(rowsOf([row, { kind: 'film', pk: 5 }])?.data?.top).toMatchObject([{ id: 88 }]);
    }
    expect(write).toHaveBeenCalledOnce();
    expect(write).toHaveBeenCalledWith(expect.stringContaining('"getTop","pk":5,"names":["'));
    expect(rowsOf([])?.data?.top).toEqual([]);
    expect(() => rowsOf([{ kind: 'film' }])).toThrow('No row can be read');
  });

  it.each([
    [0, ['9', '88']],
    [18, []],
  ])('has what is watched most from the age of %i', async (age, ids) => {
    const query = { age, lang: 0, country: 0, f_type: 0 };
    const { data } = await storefront().call('getTop', { query });
    expect(data.top.map(({ id }) => id)).toEqual(ids);
  });

  it('has the genres, which differ from the contract only by the envelope', async () => {
    expect(await storefront().call('getGenres')).toEqual({ drama: 'درام' });
  });

  it('gives a subscriber a cart with the address of each file', async () => {
    const { data } = await storefront(token).call('getCart', { body: cartOf('movie', '88') });
    expect(data).toMatchObject({
      pass: true,
      downloads: [
        {
          itemid: '881',
          type: 'movie',
          id: '88',
          quality: '1080p',
          url: 'https://cdn.theirs.test/881.mp4',
        },
      ],
    });
  });

  it('gives a guest the same cart without addresses and without a pass', async () => {
    const { data } = await storefront().call('ghostCart', { body: cartOf('movie', '88') });
    expect(data).toMatchObject({ pass: false, downloads: [{ id: '88', url: null }] });
  });

  it('refuses the cart of a user to a guest', async () => {
    const refused: unknown = await storefront()
      .call('getCart', { body: cartOf('movie', '88') })
      .catch((error: unknown) => error);
    expect(isApiError(refused) && refused.status).toBe(401);
  });

  it.each([
    ['an unknown title', 'movie', '7'],
    ['a type of title that the server does not have', 'video', '88'],
  ] as const)('refuses the cart of %s with 404', async (_what, type, id) => {
    const refused: unknown = await storefront()
      .call('ghostCart', { body: cartOf(type, id) })
      .catch((error: unknown) => error);
    expect(isApiError(refused) && refused.status).toBe(404);
  });

  it('derives the page, the playback and the episodes of a title from its cart', async () => {
    const { data: film } = await storefront().call('getMovie', { path: { id: '88' } });
    expect(film).toMatchObject({ year: 2025, qualities: ['1080p'] });
    const path = { content_type: 'movie', id: '88' } as const;
    const { data: playback } = await storefront(token).call('getPlayback', { path });
    expect(playback.sources).toMatchObject([
      { type: 'mp4', url: 'https://cdn.theirs.test/881.mp4' },
    ]);
    const { data: episodes } = await storefront().call('listEpisodes', { path: { id: '9' } });
    expect(episodes.items).toMatchObject([{ id: '91', season: 1, number: 1 }]);
    const { data: episode } = await storefront().call('getEpisode', { path: { id: '91' } });
    expect(episode).toMatchObject({ number: 1, qualities: ['720p'] });
  });

  it('signs in and gets the user', async () => {
    const mobile = '09123456789';
    await storefront().call('sendCode', { body: { mobile, ref: '0' } });
    const wrong: unknown = await storefront()
      .call('login', { body: { mobile, password: '0000' } })
      .catch((error: unknown) => error);
    expect(isApiError(wrong) && wrong.kind).toBe('validation');

    const { token } = await storefront().call('login', { body: { mobile, password: '4821' } });
    const { data } = await storefront(token).call('getUser', { query: { ref: '0' } });
    expect(data).toEqual({
      mobile,
      name: null,
      scope: [],
      subscription: 1,
      days_period_to_end: 10,
    });
  });

  it('passes on the server’s message about an expired code', async () => {
    const refused: unknown = await storefront()
      .call('login', { body: { mobile: '09121111111', password: '4821' } })
      .catch((error: unknown) => error);
    expect(isApiError(refused) && refused.message_fa).toBe('زمان کد گذشته است.');
  });

  it('treats a guest as unauthorized', async () => {
    const refused: unknown = await storefront()
      .call('getUser', { query: { ref: '0' } })
      .catch((error: unknown) => error);
    expect(isApiError(refused) && [refused.kind, refused.message_fa]).toEqual([
      'unauthorized',
      'وارد شوید.',
    ]);
  });
});

it('the guide contains the example unchanged', () => {
  const text = (url: string) => readFileSync(new URL(url, import.meta.url), 'utf8');
  expect(text('../../../../../../docs/your-own-server.md')).toContain(text('backend.ts').trim());
});
