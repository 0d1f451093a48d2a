import type { Answer, Card, CastItem } from '@parde/api-client';
import { describe, expect, it } from 'vitest';
import { type ErrorBody, read } from '../test-support/test-api.ts';
import { createFileApi } from '../test-support/test-file-api.ts';

const api = createFileApi();
const { db, get, fetchAllItems } = api;

describe('a group of people', () => {
  it.each(['directors', 'iranian-actors', 'foreign-actors'] as const)(
    'is sorted by views: %s',
    async (group) => {
      const people = await fetchAllItems<CastItem>(`/get/casts/${group}?limit=9`);
      const expected = db.all(
        db.from
          .selectFrom('person_groups')
          .innerJoin('people', 'people.id', 'person_groups.person_id')
          .select('people.id')
          .where('group_key', '=', group)
          .orderBy('popularity', 'desc')
          .orderBy('people.id', 'desc'),
      );
      expect(people.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      expect(people.length).toBeGreaterThan(20);
    },
  );

  it('has each person’s number of titles, as on their own page', async () => {
    const { data } = await get<Answer<'listCasts'>>('/get/casts/directors?limit=4');
    for (const { id, title_count } of data.items) {
      const person = await get<Answer<'getCast'>>(`/get/cast/${id}`);
      expect(person.data.title_count).toBe(title_count);
      expect(await fetchAllItems<Card>(`/get/cast/${id}/titles?limit=50`)).toHaveLength(
        title_count,
      );
    }
  });

  it.each([
    ['fa', 'م', 'name_fa'],
    ['en', 'M', 'name_en'],
  ] as const)(
    'is filtered by a letter, in alphabetical order: %s',
    async (locale, letter, name) => {
      const all = await fetchAllItems<CastItem>('/get/casts/iranian-actors?limit=50');
      const people = await fetchAllItems<CastItem>(
        `/get/casts/iranian-actors?limit=3&initial=${encodeURIComponent(letter)}`,
      );
      const alphabet = new Intl.Collator(locale, { sensitivity: 'base' });
      const expected = all
        .filter((person) => person[name]?.startsWith(letter))
        .map((person) => person[name] ?? '')
        .sort(alphabet.compare);
      expect(people.map((person) => person[name])).toEqual(expected);
      expect(expected.length).toBeGreaterThan(3);
      const { data } = await get<Answer<'listCasts'>>('/get/casts/iranian-actors');
      expect(data.initials?.[letter]).toBe(expected.length);
    },
  );

  it('counts everybody under one letter per alphabet, on the first page only', async () => {
    const people = await fetchAllItems<CastItem>('/get/casts/directors?limit=50');
    const { data } = await get<Answer<'listCasts'>>('/get/casts/directors?limit=1');
    const counts = Object.entries(data.initials ?? {});
    const inAlphabet = (letters: RegExp) =>
      counts.flatMap(([letter, count]) => (letters.test(letter) ? count : []));
    const add = (all: number, each: number) => all + each;
    expect(inAlphabet(/[^A-Z]/).reduce(add)).toBe(people.length);
    expect(inAlphabet(/[A-Z]/).reduce(add)).toBe(
      people.filter(({ name_en }) => name_en !== null).length,
    );
    const next = await get<Answer<'listCasts'>>(
      `/get/casts/directors?limit=1&cursor=${data.next_cursor}`,
    );
    expect(next.data.initials).toBeUndefined();
  });

  it('is empty for a letter without names, and refuses anything but a letter', async () => {
    const nobody = await get<Answer<'listCasts'>>(
      `/get/casts/directors?initial=${encodeURIComponent('ظ')}`,
    );
    expect(nobody.data.items).toEqual([]);
    for (const initial of ['پر', '', '1', '%', 'a']) {
      const path = `/get/casts/directors?initial=${encodeURIComponent(initial)}`;
      expect((await api.call('GET', path)).status, initial).toBe(422);
    }
  });

  it('accepts a cursor only for the letter that it was made for', async () => {
    const letter = (of: string) =>
      `/get/casts/iranian-actors?limit=1&initial=${encodeURIComponent(of)}`;
    const { data } = await get<Answer<'listCasts'>>(letter('م'));
    const other = await api.call('GET', `${letter('پ')}&cursor=${data.next_cursor}`);
    expect(other.status).toBe(422);
  });

  it('is one of three known groups', async () => {
    expect((await api.call('GET', '/get/casts/singers')).status).toBe(404);
  });
});

describe('a person', () => {
  it('is returned with all known data', async () => {
    const { data } = await get<Answer<'getCast'>>('/get/cast/p-niknam');
    expect(data).toMatchObject({
      id: 'p-niknam',
      name_fa: 'پرستو نیک‌نام',
      name_en: 'Parastoo Niknam',
      groups: ['iranian-actors'],
    });
    expect(data.picture?.url).toMatch(/^\/media\/portrait\/person\/p-niknam/);
    expect(data.backdrop?.url).toMatch(/^\/media\/backdrop\//);
  });

  it('can have no picture and no titles', async () => {
    db.run(
      db.from.insertInto('people').values({
        id: 'p-nobody',
        name_fa: 'هیچ‌کس',
        name_en: null,
        name_order: 9999,
        sitter: 'man',
        has_picture: 0,
        biography_fa: '',
        biography_en: null,
        birth_date: null,
        birth_place_fa: null,
        birth_place_en: null,
        death_date: null,
        iranian: 1,
        popularity: 0,
      }),
    );
    const { data } = await get<Answer<'getCast'>>('/get/cast/p-nobody');
    expect(data).toMatchObject({ picture: null, backdrop: null, groups: [], title_count: 0 });
    expect(await fetchAllItems('/get/cast/p-nobody/titles')).toEqual([]);
  });

  it('has titles that can be filtered by role', async () => {
    const credit = { title_id: '1024', role: 'director', position: 9 } as const;
    db.run(db.from.insertInto('credits').values({ ...credit, person_id: 'p-niknam' }));
    const titles = async (query: string) =>
      (await fetchAllItems<Card>(`/get/cast/p-niknam/titles?limit=50${query}`)).map(({ id }) => id);
    const [all, made, played] = [
      await titles(''),
      await titles('&role=director'),
      await titles('&role=actor'),
    ];
    expect(made).toEqual(['1024']);
    expect(played.length).toBeGreaterThan(1);
    expect(new Set([...made, ...played])).toEqual(new Set(all));
    expect(new Set(all).size).toBe(all.length);
    const listed = await fetchAllItems<CastItem>('/get/casts/iranian-actors?limit=50');
    expect(listed.find(({ id }) => id === 'p-niknam')?.title_count).toBe(all.length);
  });

  it('is a 404 if unknown, and so are their titles', async () => {
    for (const path of ['/get/cast/p-unknown', '/get/cast/p-unknown/titles']) {
      const response = await api.call('GET', path);
      expect(response.status).toBe(404);
      expect((await read<ErrorBody>(response)).message_fa).toBe('این هنرمند پیدا نشد.');
    }
  });
});
