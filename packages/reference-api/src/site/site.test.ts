import type { Answer } from '@parde/api-client';
import { describe, expect, it } from 'vitest';
import { createTestApi, type ErrorBody, minutes, read } from '../test-support/test-api.ts';

describe('getAppDetails and getTrustBadges', () => {
  it('return the footer’s data, and the same badges separately', async () => {
    const api = createTestApi();
    const { data } = await read<Answer<'getAppDetails'>>(api.call('GET', '/get/app/details'));
    expect(data).toMatchObject({
      phone: '02191000000',
      related_link: { name_en: 'Cinemanegar News' },
    });
    const badges = await read<Answer<'getTrustBadges'>>(api.call('GET', '/get/namad'));
    expect(badges.data).toEqual(data.trust_badges);
    const check = await read<Answer<'ghostCheck'>>(api.call('GET', '/ghost/get/check/user?ref=0'));
    expect({ id: check.samandehi_id, key: check.samandehi_p }).toEqual(badges.data.samandehi);
  });
});

describe('getPage', () => {
  it.each(['about-contact', 'faq', 'terms'])(
    'returns the complete page %s in both languages',
    async (page) => {
      const response = await createTestApi().call('GET', `/get/page/${page}`);
      const { data } = await read<Answer<'getPage'>>(response);
      expect(data.page).toBe(page);
      expect(data.sections.length).toBeGreaterThan(3);
      for (const section of data.sections) {
        expect(section.paragraphs_fa.length).toBeGreaterThan(0);
        expect(section.paragraphs_en).toHaveLength(section.paragraphs_fa.length);
        expect(section.heading_en === null).toBe(section.heading_fa === null);
        expect([section.heading_fa, ...section.paragraphs_fa].join('')).not.toMatch(/[يكى]/);
        expect(section.key === undefined).toBe(section.heading_fa === null);
        // Both languages must have the same HTML elements, and all of them must be closed.
        const tags = (paragraphs: readonly string[]) => paragraphs.join('').match(/<[^>]*>/g) ?? [];
        expect(tags(section.paragraphs_en)).toEqual(tags(section.paragraphs_fa));
        const opened = tags(section.paragraphs_fa).filter((tag) => !tag.startsWith('</'));
        expect(opened).toHaveLength(tags(section.paragraphs_fa).length / 2);
      }
      const keys = data.sections.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
    },
  );

  it('has at least twenty questions, grouped', async () => {
    const { data } = await read<Answer<'getPage'>>(createTestApi().call('GET', '/get/page/faq'));
    expect(data.sections.length).toBeGreaterThanOrEqual(20);
    for (const { heading_fa } of data.sections) expect(heading_fa).toMatch(/؟$/);
    const groups = data.sections.map(({ group_fa }) => group_fa);
    const changes = groups.filter((group, index) => group !== groups[index - 1]);
    expect(changes).toEqual([...new Set(groups)]);
    expect(changes.length).toBeGreaterThan(2);
  });

  it.each(['faq', 'terms'])(
    'mentions no number of devices in %s, because nothing counts devices',
    async (page) => {
      const { data } = await read<Answer<'getPage'>>(
        createTestApi().call('GET', `/get/page/${page}`),
      );
      const counted = /هم‌زمان|دو دستگاه|دستگاه سوم|at the same time|two devices/;
      const texts = data.sections.flatMap((it) => [...it.paragraphs_fa, ...it.paragraphs_en]);
      expect(texts.filter((text) => counted.test(text))).toEqual([]);
    },
  );

  it('returns 404 for an unknown page', async () => {
    expect((await createTestApi().call('GET', '/get/page/jobs')).status).toBe(404);
  });
});

it('lists the rates of each operator', async () => {
  const { data } = await read<Answer<'listOperators'>>(
    createTestApi().call('GET', '/get/operators'),
  );
  expect(new Set(data.map(({ rate }) => rate))).toEqual(new Set(['full', 'half', 'free']));
  expect(new Set(data.map(({ key }) => key)).size).toBe(data.length);
});

it('names the network of a viewer in the check, if known', async () => {
  const operatorOf = async (address: string) => {
    const asked = createTestApi().call('GET', '/ghost/get/check/user?ref=0', { address });
    return (await read<Answer<'ghostCheck'>>(asked)).operator;
  };
  expect(await operatorOf('198.18.0.7')).toBe('rightel');
  expect(await operatorOf('192.0.2.1')).toBeNull();
});

describe('getUssdLink', () => {
  const link = async (query: string, api = createTestApi()) => {
    const response = await api.call('GET', `/get/ussd_link?${query}`);
    expect(response.status).toBe(200);
    return (await read<Answer<'getUssdLink'>>(response)).data;
  };

  it('returns a package, with or without a user', async () => {
    const data = await link('package=m1');
    expect(data).toMatchObject({ ussd: '*780*30#', price: 163_900, card: null, expires_at: null });
    expect(await link('package=m1&user_id=u-48213')).toEqual(data);
  });

  it('returns a day of subscription for a user without a package', async () => {
    expect(await link('user_id=u-48213')).toMatchObject({ title_en: 'One-day subscription' });
  });

  it('returns a film’s file until midnight in Tehran', async () => {
    const data = await link('user_id=u-48213&file_id=1024-1080p');
    expect(data).toMatchObject({
      ussd: '*780*1024#',
      price: 45_000,
      card: { content_type: 'movie', id: '1024' },
      expires_at: '2026-11-21T23:59:59+03:30',
    });
    expect(await link('user_id=u-48213&file_id=1005-1080p')).toMatchObject({ price: 59_000 });
  });

  it('returns 422 without both user and package', async () => {
    for (const query of ['', '?file_id=1024-1080p']) {
      const response = await createTestApi().call('GET', `/get/ussd_link${query}`);
      expect(response.status).toBe(422);
      expect(Object.keys((await read<ErrorBody>(response)).errors)).toEqual(['user_id']);
    }
  });

  it('returns 404 for an expired or unknown link', async () => {
    const api = createTestApi();
    expect((await link('package=yalda', api)).expires_at).toBe('2026-12-21T23:59:59+03:30');
    api.pass(minutes(60 * 24 * 31));
    for (const query of [
      'package=yalda',
      'package=none',
      'user_id=u-1&file_id=0-1080p',
      'user_id=u-1&file_id=1024-9p',
    ]) {
      expect((await api.call('GET', `/get/ussd_link?${query}`)).status).toBe(404);
    }
  });
});
