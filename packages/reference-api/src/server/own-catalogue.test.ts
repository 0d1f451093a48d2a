import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Answer } from '@parde/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, read } from '../test-support/test-api.ts';

/** Answers are checked against the contract: an answer that breaks the contract becomes a 500. */
const tenTitles = fileURLToPath(
  new URL('../../../demo-catalogue/examples/ten-titles.json', import.meta.url),
);

describe('a catalogue of ten titles', () => {
  let api: ReturnType<typeof createTestApi>;
  beforeAll(() => {
    api = createTestApi({ catalogue: tenTitles });
  });
  afterAll(() => api.close());

  it('answers every list and page for guests', async () => {
    const answers: Record<string, number> = {};
    for (const path of [
      '/get/slider?ref=0',
      '/get/discover',
      '/ghost/getCategories',
      '/genres',
      '/get/filters',
      '/get/titles',
      '/get/titles?sort=rating',
      '/get/genre/drama',
      '/get/category/iranian-drama',
      '/get/lists',
      '/get/casts/directors',
      '/get/lives',
      '/get/channels',
      '/get/magazines',
      '/get/movie/gaav',
      '/get/similar/movie/gaav',
      '/get/series/majid',
      '/get/series/majid/episodes?season=1',
      '/get/episode/majid-1-1',
      '/get/cast/majidi',
      '/get/cast/majidi/titles',
      '/get/comments/movie/gaav',
      '/get/search?query=خانه',
    ]) {
      answers[path] = (await api.call('GET', path)).status;
    }
    expect(Object.entries(answers).filter(([, status]) => status !== 200)).toEqual([]);
  });

  it('has its titles on the home page and in the search', async () => {
    const { data } = await read<Answer<'getDiscover'>>(api.call('GET', '/get/discover'));
    const [newest] = data;
    expect(newest?.title_fa).toBe('تازه‌ها');
    expect(newest?.items[0]).toMatchObject({ content_type: 'movie', id: 'jodayi', badge: 'new' });
    const found = await read<Answer<'search'>>(api.call('GET', '/get/search?query=کیارستمی'));
    expect(found.data.items.map(({ id }) => id)).toContain('kiarostami');
  });

  it('has a film’s data from the file, and draws missing pictures', async () => {
    const movie = async (id: string) =>
      (await read<Answer<'getMovie'>>(api.call('GET', `/get/movie/${id}`))).data;
    const moon = await movie('safar-be-mah');
    expect(moon.poster?.url).toMatch(/^\/media\/poster\/movie\/safar-be-mah/);
    expect((await api.send('GET', moon.poster?.url ?? '')).status).toBe(200);
    expect(moon).toMatchObject({ original_name: 'Le Voyage dans la Lune', jalali_year: null });
    const separation = await movie('jodayi');
    expect(separation).toMatchObject({
      original_name: null,
      jalali_year: 1390,
      release_date: null,
      added_at: '2026-11-20T00:00:00+03:30',
      price: 49_000,
      rating: { average: 9.1, count: 4120 },
      qualities: ['480p', '720p', '1080p', '2160p'],
    });
    expect(separation.directors.map(({ name_fa }) => name_fa)).toEqual(['اصغر فرهادی']);
  });
});

it('accepts titles with only the required fields, and addresses of pictures', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'parde-'));
  const file = join(folder, 'own.json');
  const episodes = [
    { number: 1, name_fa: 'الف', aired: '2026-01-01', picture: 'https://a.example/3' },
  ];
  const titles = [
    {
      id: '1',
      type: 'movie',
      name_fa: 'یک',
      year: 2020,
      age: 0,
      minutes: 90,
      poster: 'https://a.example/1',
    },
    { id: '2', type: 'series', name_fa: 'دو', age: 18, seasons: [{ number: 1, episodes }] },
    { id: '3', type: 'video', name_fa: 'سه', year: 2020, age: 0, seconds: 30, actors: ['p'] },
  ];
  const people = [{ id: 'p', name_fa: 'کسی', picture: 'https://a.example/2' }];
  writeFileSync(file, JSON.stringify({ titles, people }));
  const api = createTestApi({ catalogue: file });
  const at = async (path: string) => JSON.stringify(await read(api.call('GET', path)));
  expect(await at('/get/movie/1')).toContain('"url":"https://a.example/1"');
  expect(await at('/get/cast/p')).toContain('"url":"https://a.example/2"');
  expect(await at('/get/episode/2-1-1')).toContain('"url":"https://a.example/3"');
  expect(await at('/get/video/3')).toContain('"name_fa":"سه"');
  expect(await at('/get/discover')).toContain('"name_fa":"دو"');
  api.close();
  rmSync(folder, { recursive: true });
});

it('refuses an invalid file, and names row and field', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parde-'));
  const file = join(folder, 'wrong.json');
  writeFileSync(file, '{"titles":[{"id":"1","type":"movie","name_fa":"یک","age":3,"minutes":90}]}');
  expect(() => createTestApi({ catalogue: file })).toThrow(/wrong\.json:1:52: titles\[0\]\.age/);
  rmSync(folder, { recursive: true });
});

it('takes the year from a release on 1 January in Tehran time, not in UTC', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'parde-'));
  const file = join(folder, 'own.json');
  const film = { id: '1', type: 'movie', name_fa: 'یک', age: 0, minutes: 90 };
  writeFileSync(file, JSON.stringify({ titles: [{ ...film, released: '2024-01-01' }] }));
  const api = createTestApi({ catalogue: file });
  const answer = JSON.stringify(await read(api.call('GET', '/get/movie/1')));
  expect(answer).toContain('"year":2024');
  expect(answer).toContain('"release_date":"2024-01-01"');
  api.close();
  rmSync(folder, { recursive: true });
});
