import type { Answer } from '@parde/api-client';
import { describe, expect, it } from 'vitest';
import { markupFilmId } from './index.ts';
import { createTestApi, type ErrorBody, minutes, read } from './test-support/test-api.ts';

const unauthorized = {
  message: 'Your session has ended. Sign in again.',
  message_fa: 'نشست شما پایان یافته است. دوباره وارد شوید.',
};

describe('getSlider', () => {
  it('returns the slides, and the current programme of every channel', async () => {
    const api = createTestApi();
    const response = await api.call('GET', '/get/slider?ref=0');
    expect(response.status).toBe(200);
    const { data } = await read<Answer<'getSlider'>>(response);
    expect(data.sliders.length).toBeGreaterThanOrEqual(5);
    expect(data.sliders[0]).toMatchObject({ content_type: 'movie', title_fa: 'کاروان ابریشم' });
    const now = Date.UTC(2026, 10, 21, 8, 0, 0);
    for (const { starts_at, ends_at } of data.live) {
      expect(Date.parse(starts_at)).toBeLessThanOrEqual(now);
      expect(Date.parse(ends_at)).toBeGreaterThan(now);
    }
  });

  it('moves on to the next programme when one ends', async () => {
    const api = createTestApi();
    const first = async () => {
      const { data } = await read<Answer<'getSlider'>>(api.call('GET', '/get/slider?ref=0'));
      return data.live[0];
    };
    const before = await first();
    api.pass(Date.parse(before?.ends_at ?? '') - Date.UTC(2026, 10, 21, 8, 0, 0));
    const after = await first();
    expect(after?.starts_at).toBe(before?.ends_at);
    expect(after?.programme_fa).not.toBe(before?.programme_fa);
  });

  it('names the referral if it is missing or not a number', async () => {
    const api = createTestApi();
    for (const query of ['', '?ref=abc', '?ref={code}', '?ref=1&ref=2']) {
      const response = await api.call('GET', `/get/slider${query}`);
      expect(response.status).toBe(422);
      expect(Object.keys((await read<ErrorBody>(response)).errors)).toEqual(['ref']);
    }
  });
});

describe('getDiscover', () => {
  it('returns shelves of every shape', async () => {
    const api = createTestApi();
    const { data } = await read<Answer<'getDiscover'>>(api.call('GET', '/get/discover'));
    const shapes = new Set(data.map(({ shape }) => shape));
    expect(shapes).toEqual(new Set(['posters', 'wide', 'people']));
    for (const row of data) expect(row.items.length).toBeGreaterThan(0);
  });

  it('has one more shelf for a signed-in viewer', async () => {
    const api = createTestApi();
    const token = await api.signIn('09120000001');
    const guest = await read<Answer<'getDiscover'>>(api.call('GET', '/get/discover'));
    const user = await read<Answer<'getDiscover'>>(api.call('GET', '/get/discover', { token }));
    expect(user.data[0]?.id).toBe('for-you');
    expect(user.data.slice(1)).toEqual(guest.data);
  });

  it('returns 401 for an ended session, although guests may read', async () => {
    const response = await createTestApi().call('GET', '/get/discover', { token: 'stale' });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual(unauthorized);
  });
});

describe('getCategories', () => {
  it('returns the nested menu as the body, whatever token is sent', async () => {
    const response = await createTestApi().call('GET', '/ghost/getCategories', { token: 'stale' });
    expect(response.status).toBe(200);
    const categories = await read<Answer<'getCategories'>>(response);
    const foreign = categories.find(({ cat_id }) => cat_id === '11');
    expect(foreign?.child_categories[0]?.child_categories[0]?.persian_name).toBe('شرق آسیا');
  });

  it('refuses a query parameter that is not in the contract', async () => {
    const response = await createTestApi().call('GET', '/ghost/getCategories?page=2');
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      errors: { page: ['این مورد شناخته‌شده نیست.'] },
      message: 'This field is not recognised.',
      message_fa: 'این مورد شناخته‌شده نیست.',
    });
  });
});

const movie = (path: string) => read<Answer<'getMovie'>>(createTestApi().call('GET', path));

describe('getMovie', () => {
  it('returns everything that a film’s page shows', async () => {
    const { data } = await movie('/get/movie/1024');
    expect(data).toMatchObject({
      id: '1024',
      name_fa: 'شب‌های بی‌ستارهٔ یزد',
      name_en: 'Starless Nights of Yazd',
      genres: [{ key: 'mystery' }, { key: 'drama' }],
      directors: [{ id: 'p-kavian', role: 'director' }],
      access: 'subscription',
      badge: 'new',
      price: 45_000,
    });
    expect(data.similar.map(({ id }) => id)).not.toContain('1024');
    expect(data.similar.length).toBeGreaterThan(5);
  });

  it('has neither qualities nor a rating for an unreleased film', async () => {
    const { data } = await movie('/get/movie/1605');
    expect(data).toMatchObject({ badge: 'soon', rating: null, qualities: [], year: 2027 });
    expect(data.release_date).toBe('2027-01-01');
  });

  it('has a price only for films that can be bought', async () => {
    const paid = await movie('/get/movie/1005');
    expect(paid.data).toMatchObject({ access: 'paid', price: 59_000 });
    const free = await movie('/get/movie/1804');
    expect(free.data).toMatchObject({ access: 'free', price: null });
  });

  it('returns stored markup unchanged, because the page must escape it', async () => {
    const { data } = await movie(`/get/movie/${markupFilmId}`);
    expect(data.name_fa).toContain('<script>');
    expect(data.summary_fa).toContain('onerror');
  });

  it('returns 404 for an unknown film, and for an invalid id', async () => {
    const api = createTestApi();
    for (const id of ['9999', 'no%20id', '%ff', `${'a'.repeat(80)}`]) {
      const response = await api.call('GET', `/get/movie/${id}`);
      expect(response.status).toBe(404);
      expect((await read<ErrorBody>(response)).message_fa).toMatch(/پیدا نشد|وجود ندارد/);
    }
  });
});

describe('getUser', () => {
  it('returns the viewer’s data', async () => {
    const api = createTestApi();
    const token = await api.signIn('09120000001');
    const response = await api.call('GET', '/get/user?ref=0', { token });
    expect((await read<Answer<'getUser'>>(response)).data).toEqual({
      mobile: '09120000001',
      name: 'مهسا رضایی',
      scope: ['watch', 'comment'],
      subscription: 1,
      days_period_to_end: 18,
    });
  });

  it('treats an unknown number as a new user', async () => {
    const api = createTestApi();
    const token = await api.signIn('09351112233');
    const { data } = await read<Answer<'getUser'>>(api.call('GET', '/get/user?ref=0', { token }));
    expect(data).toMatchObject({ name: null, scope: ['watch', 'comment'], subscription: 0 });
  });

  it('counts down the days of a subscription', async () => {
    const api = createTestApi();
    const token = await api.signIn('09120000001');
    const days = async () => {
      const { data } = await read<Answer<'getUser'>>(api.call('GET', '/get/user?ref=0', { token }));
      return [data.subscription, data.days_period_to_end];
    };
    api.pass(minutes(60 * 24 * 17 + 1));
    expect(await days()).toEqual([1, 1]);
    api.pass(minutes(60 * 24));
    expect(await days()).toEqual([0, 0]);
  });

  it('requires a signed-in viewer before it validates the request', async () => {
    const api = createTestApi();
    const sent = [{}, { token: 'stale' }, { headers: { Authorization: 'Basic abc' } }];
    for (const one of sent) {
      const response = await api.call('GET', '/get/user?nonsense=1', one);
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual(unauthorized);
    }
  });

  it('names a missing referral', async () => {
    const api = createTestApi();
    const token = await api.signIn('09120000001');
    expect((await api.call('GET', '/get/user', { token })).status).toBe(422);
  });
});

describe('logout and endSession', () => {
  it('ends only the session of the sent token', async () => {
    const api = createTestApi();
    const phone = await api.signIn('09120000001');
    const laptop = await api.signIn('09120000001');
    expect((await api.call('POST', '/logout', { token: phone })).status).toBe(200);
    expect((await api.call('GET', '/get/user?ref=0', { token: phone })).status).toBe(401);
    expect((await api.call('GET', '/get/user?ref=0', { token: laptop })).status).toBe(200);
    expect((await api.call('POST', '/logout', { token: phone })).status).toBe(401);
  });

  it('accepts the notice of a session’s end at exactly /logout?2, with or without a session', async () => {
    const api = createTestApi();
    const token = await api.signIn('09120000001');
    expect((await api.call('GET', '/logout?2')).status).toBe(200);
    expect((await api.call('GET', '/logout?2', { token })).status).toBe(200);
    expect((await api.call('GET', '/get/user?ref=0', { token })).status).toBe(401);
  });

  it('refuse any other query', async () => {
    const api = createTestApi();
    for (const query of ['', '?2=yes', '?3', '?2&3']) {
      expect((await api.call('GET', `/logout${query}`)).status).toBe(422);
    }
  });
});

describe('ghostCheck', () => {
  it('answers only at the configured path, never percent-encoded', async () => {
    const api = createTestApi();
    const { subscription, ref } = await read<Answer<'ghostCheck'>>(
      api.call('GET', '/ghost/get/check/user?ref=0'),
    );
    expect([subscription, ref]).toEqual([0, '4']);
    for (const path of ['/ghost/get%2Fcheck%2Fuser', '/ghost/get/check', '/ghost/get/other']) {
      expect((await api.call('GET', `${path}?ref=0`)).status).toBe(404);
    }
  });

  it('can be configured with another path', async () => {
    const api = createTestApi({ checkUrl: '/v2/who' });
    expect((await api.call('GET', '/ghost/get/v2/who?ref=0')).status).toBe(200);
    expect((await api.call('GET', '/ghost/get/check/user?ref=0')).status).toBe(404);
  });

  it('names a referral that is not a number', async () => {
    const response = await createTestApi().call('GET', '/ghost/get/check/user?ref=x');
    expect(Object.keys((await read<ErrorBody>(response)).errors)).toEqual(['ref']);
  });
});
