import { seededRandom } from '@parde/demo-catalogue';
import { describe, expect, it } from 'vitest';
import { createTitles, type TitlePictures } from '../catalogue/title.ts';
import { openCatalogue } from '../server/open-catalogue.ts';
import { slips } from '../test-support/slips.ts';
import { createSearch } from './search.ts';

/**
 * The required share of names with one typing mistake that are found or suggested. It is 0.996 for the full
 * catalogue.
 */
const floor = 0.98;
/** The largest allowed share of correctly spelt names that get a suggestion. */
const falseAlarms = 0.005;

const now = Date.UTC(2026, 10, 21);
const db = openCatalogue(undefined, { seed: 1, now, size: 'small' });
const picture = { url: '/', width: 1, height: 1, color: '#000000' };
const pictures: TitlePictures = { title: () => picture, person: () => picture };
const search = createSearch({ db, titles: createTitles(db, pictures, () => now) });

const named = (table: 'titles' | 'people') =>
  db.from.selectFrom(table).select(['id', 'name_fa', 'name_en']).orderBy('id');
const titles = db.all(named('titles').where('listed', '=', 1));
const people = db.all(named('people'));
// A fifth of the names is a fair sample and takes a fifth of the time.
const everything = [...titles, ...people].filter((_, at) => at % 5 === 0);

const page = (query: string) => search.page({ query, limit: 24 });
const isAmong = (query: string, id: string) => page(query).items.some((card) => card.id === id);

function isFound(typed: string, id: string): boolean {
  const { about, items } = page(typed);
  if (items.some((card) => card.id === id)) return true;
  return about.did_you_mean !== null && isAmong(about.did_you_mean, id);
}

describe('a name with one typing mistake', () => {
  it.each([
    ['with two letters swapped', slips.swapped, everything, 'name_fa'],
    ['without a letter', slips.missing, everything, 'name_fa'],
    ['with a letter twice', slips.doubled, everything, 'name_fa'],
    ['with the key beside', slips.neighbour, everything, 'name_fa'],
    ['with a letter that sounds like it', slips.confused, everything, 'name_fa'],
    ['without a space or half-space', slips.joined, everything, 'name_fa'],
    ['with spaces for half-spaces', slips.apart, everything, 'name_fa'],
    ['on the Latin keyboard', slips.latinKeys, everything, 'name_fa'],
    ['in English on the Persian keyboard', slips.persianKeys, everything, 'name_en'],
    ['in Latin letters, as one hears it', slips.finglish, people, 'name_en'],
  ] as const)('%s, is found or suggested', (what, slip, rows, language) => {
    const random = seededRandom(what);
    const missed: string[] = [];
    let tried = 0;
    for (const row of rows) {
      const name = row[language];
      const typed = name && slip(name, () => random.between(0, 1));
      if (!typed || typed.length < 2 || typed.length > 100) continue;
      tried += 1;
      if (!isFound(typed, row.id)) missed.push(`${name} → ${typed}`);
    }
    expect(tried).toBeGreaterThan(20);
    const share = 1 - missed.length / tried;
    expect(share, missed.join('\n')).toBeGreaterThanOrEqual(floor);
  });

  it('is not suggested for a correct name', () => {
    const doubted = everything.filter(({ name_fa }) => page(name_fa).about.did_you_mean !== null);
    expect(doubted.length / everything.length).toBeLessThan(falseAlarms);
  });
});
