import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Title } from '../catalogue.ts';
import { readCatalogue } from './read-catalogue.ts';

// The folder is made at once, because the body of a `describe` reads files before any `beforeAll` runs.
const folder = mkdtempSync(join(tmpdir(), 'parde-catalogue-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(text: string) {
  const file = join(folder, 'own.json');
  writeFileSync(file, text);
  return readCatalogue(file);
}

/** Returns the error message without the folder. */
function refusal(text: string): string {
  try {
    read(text);
  } catch (error) {
    return error instanceof Error ? error.message.replaceAll(`${folder}/`, '') : String(error);
  }
  throw new Error('It was taken.');
}

/** Returns the lines of the message without their positions. */
const linesOf = (text: string) =>
  refusal(text)
    .replaceAll(/own\.json:\d+:\d+: /g, '')
    .split('\n')
    .sort();

const film = (more: object = {}) => ({
  id: '1',
  type: 'movie',
  name_fa: 'باران',
  year: 2020,
  age: 7,
  minutes: 96,
  ...more,
});
const file = (...titles: object[]) => JSON.stringify({ titles }, null, 2);

describe('a refused file', () => {
  it('that is not JSON is reported with the position', () => {
    expect(refusal('{\n  "titles": [\n}')).toBe(
      'own.json:3:1: This is no JSON: a value is expected; the comma before may be too many',
    );
    expect(refusal('')).toMatch(/^own\.json:1:1: This is no JSON/);
  });

  it('with a wrong, unknown or missing field is reported with row and field', () => {
    const { name_fa, ...nameless } = film({ id: '3' });
    const text = file(film({ yaer: 2020 }), film({ id: '2', year: 'old' }), nameless);
    expect(refusal(text).split('\n')).toEqual([
      'own.json:10:7: titles[0].yaer (id 1): There is no such field',
      'own.json:16:7: titles[1].year (id 2): Invalid type: Expected number but received "old"',
      'own.json:20:5: titles[2].name_fa (id 3): It must be there',
    ]);
    expect(name_fa).toBe('باران');
  });

  it('that refers to missing items or repeats ids is reported', () => {
    const text = file(
      film({ genres: ['dramaa'], actors: ['p-1'] }),
      film({ trailer_id: 't-1', price: 5000 }),
      film({ id: '3', type: 'series', minutes: undefined }),
    );
    expect(linesOf(text)).toEqual(
      [
        'titles[1].id (id 1): There are two of 1',
        'titles[0].genres[0] (id 1): There is no genre dramaa',
        'titles[0].actors[0] (id 1): There is no person p-1',
        'titles[1].trailer_id (id 1): There is no video t-1',
        'titles[1].price (id 1): A price stands where access is paid, and nowhere else',
        'titles[2].seasons (id 3): A series has seasons',
      ].sort(),
    );
  });

  it('with two items where one is allowed is reported', () => {
    const episode = { number: 1, name_fa: 'الف', aired: '2026-01-01' };
    const season = { number: 1, episodes: [episode, episode] };
    const series = { id: 's', type: 'series', name_fa: 'دو', age: 0, seasons: [season, season] };
    const slot = { weekday: 0, starts_minute: 60, minutes: 30, name_fa: 'خبر' };
    const lives = [{ id: 'l', name_fa: 'زنده', age: 0, programmes: [slot, slot] }];
    const category = { id: 'c', name_fa: 'ایرانی', children: [{ id: 'c', name_fa: 'دیگر' }] };
    const shelf = { id: 'h', name_fa: 'تازه', shape: 'posters', items: ['movie/1', 'movie/2'] };
    const home = { rows: [shelf, shelf], slides: [] };
    const titles = [film({ genres: ['drama', 'drama'], price: 5, access: 'paid' }), series];
    const text = JSON.stringify({ titles, lives, home, categories: [category] });
    expect(linesOf(text)).toEqual(
      [
        'categories: There are two of c',
        'titles[0].genres[1] (id 1): drama is here twice',
        'titles[1].seasons[1].number (id s): There are two of 1',
        'titles[1].seasons[0].episodes[1].number (id s): There are two of 1',
        'titles[1].seasons[1].episodes[1].number (id s): There are two of 1',
        'lives[0].programmes[1].starts_minute (id l): There are two of 0/60',
        'home.rows[0].items[1] (id h): There is no movie/2',
        'home.rows[1].items[1] (id h): There is no movie/2',
        'home.rows[1].id (id h): There are two of h',
      ].sort(),
    );
  });

  it('with a thousand problems is reported with the first twenty', () => {
    const titles = Array.from({ length: 1000 }, (_, id) => film({ id: String(id), age: 5 }));
    const lines = refusal(file(...titles)).split('\n');
    expect(lines).toHaveLength(21);
    expect(lines.at(-1)).toBe('… and 980 more');
  });

  it('that is nested too deeply or does not exist is reported', () => {
    const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    expect(refusal(`{"titles":${deep(20_000)}}`)).toBe('own.json is nested too deeply');
    expect(() => readCatalogue(folder)).toThrow('cannot be read');
    expect(() => readCatalogue(join(folder, 'none.json'))).toThrow('cannot be read');
  });

  it('with no titles, an invalid date, id, year or address is reported', () => {
    expect(refusal('{"titles":[]}')).toContain('titles');
    expect(refusal(file(film({ released: '1404/02/30' })))).toContain('2026-11-21');
    for (const released of ['2026-13-01', '2026-02-30', '0000-01-01', '9999-12-31T20:00:00Z']) {
      expect(refusal(file(film({ released })))).toContain('There is no such day');
    }
    expect(refusal(file(film({ id: 'a'.repeat(41) })))).toContain('1 to 40');
    expect(refusal(file(film({ year: undefined })))).toContain('titles[0].year');
    expect(refusal(file(film({ poster: 'javascript:1' })))).toContain('https://');
  });
});

describe('a catalogue with titles only', () => {
  const { home, vocabulary, titles } = read(
    file(
      film({ genres: ['drama'], countries: ['IR'], popularity: 5, summary_fa: 'یک. دو.' }),
      film({ id: '2', name_fa: 'جاده', added: '2026-11-20' }),
      film({ id: '3', name_fa: 'پنهان', listed: false }),
    ),
  );

  it('gets the demo’s vocabulary, and categories for its titles', () => {
    expect(vocabulary?.genres.map(({ key }) => key)).toContain('drama');
    const { categories } = titles[0] ?? ({} satisfies Partial<Title>);
    expect(categories).toEqual(['iranian-drama']);
  });

  it('gets a home page with shelves and slides', () => {
    const shelves = Object.fromEntries(home?.rows.map(({ id, items }) => [id, items]) ?? []);
    expect(shelves).toEqual({
      new: ['movie/2', 'movie/1'],
      films: ['movie/1', 'movie/2'],
      'genre-drama': ['movie/1'],
    });
    expect(home?.slides.map(({ of, tagline_fa }) => [of, tagline_fa])).toEqual([
      ['movie/1', 'یک.'],
      ['movie/2', ''],
    ]);
  });
});

it('accepts a byte order mark, as editors on Windows write', () => {
  expect(read(`\uFEFF${file(film())}`).titles).toHaveLength(1);
});
