import { readFileSync } from 'node:fs';
import { createApiClient, isApiError } from '@parde/api-client';
import { createAnswerCheck } from '@parde/api-client/validate';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createBackend } from '../backend.server.ts';
import { backend } from './backend.ts';
import { theirKey, theirServer } from './server.ts';

const settings = {
  API_BASE_URL: 'https://api.theirs.test/v3',
  CHECK_URL: '/check/user',
  PAYMENT_HOSTS: [],
  API_OPERATIONS: undefined,
  API_TIMEOUT_MS: 3000,
};

beforeAll(() => {
  vi.stubEnv('THEIR_API_KEY', theirKey);
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => theirServer.request(url, init));
});
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** Creates the storefront's API client, which knows only the contract. */
function storefront(token?: string) {
  return createApiClient({
    baseUrl: settings.API_BASE_URL,
    fetch: createBackend(settings, backend).ask,
    getToken: () => token,
    checkAnswer: createAnswerCheck(),
  });
}

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

  it.each([
    [0, ['9', '88']],
    [18, []],
  ])('lists the most watched titles from the age of %i', async (age, ids) => {
    const query = { age, lang: 0, country: 0, f_type: 0 };
    const { data } = await storefront().call('getTop', { query });
    expect(data.top.map(({ id }) => id)).toEqual(ids);
  });

  it('has the genres, which differ from the contract only by the envelope', async () => {
    expect(await storefront().call('getGenres')).toEqual({ drama: 'درام' });
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
