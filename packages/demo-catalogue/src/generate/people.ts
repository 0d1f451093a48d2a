import type { Person } from '../catalogue.ts';
import type { DemoData } from '../data/demo-data.ts';
import { type SeededRandom, seededRandom } from '../seeded-random.ts';
import type { Company } from './casting.ts';
import { calendarDay, day } from './days.ts';
import type { Library } from './library.ts';
import { one } from './namer.ts';
import type { Work } from './titles/work.ts';

/** Returns the directors and actors of the hand-written films, by country. */
export function companiesOf(works: readonly Work[]): Record<string, Company> {
  const companies: Record<string, Company> = {};
  for (const work of works) {
    const country = work.countries[0] ?? 'IR';
    const { directors, actors } = companies[country] ?? { directors: [], actors: [] };
    companies[country] = {
      directors: [...new Set([...directors, ...work.directors])],
      actors: [...new Set([...actors, ...work.actors])],
    };
  }
  return companies;
}

type Entry = DemoData['people'][number];
type Known = { directs: boolean; home: boolean; best: string | undefined };

/** Returns the people who have a credit, with biographies that suit their credits. */
export function peopleOf(
  library: Library,
  seed: number,
  today: number,
  people: readonly Entry[],
  works: readonly Work[],
): Person[] {
  const known = creditsOf(works);
  return people.flatMap((person) => {
    const of = known.get(person.id);
    if (!of) return [];
    const random = seededRandom(`${seed}/person/${person.id}`);
    const isDrawn = random.maybe(0.94) || !/\d/.test(person.id);
    return {
      ...person,
      ...(!isDrawn && { picture: null }),
      ...lifeOf(library, random, person, of, today),
    };
  });
}

function creditsOf(works: readonly Work[]): Map<string, Known> {
  const known = new Map<string, Known>();
  for (const { directors, actors, countries, listed = true, name_fa } of works) {
    for (const id of [...directors, ...actors]) {
      const of = known.get(id) ?? { directs: false, home: false, best: undefined };
      known.set(id, of);
      of.home ||= countries.includes('IR');
      if (listed) of.best ??= name_fa;
    }
    for (const id of directors) {
      const of = known.get(id);
      if (of) of.directs = true;
    }
  }
  return known;
}

function lifeOf(
  { data, iran }: Library,
  random: SeededRandom,
  { name_fa, name_en, sitter, id }: Entry,
  { directs, home, best }: Known,
  today: number,
) {
  const { beginnings, manners, direction } = data.biographies;
  const hasBiography = random.maybe(0.45) || !/\d/.test(id);
  const born = today - random.integer(21 * 365, 78 * 365) * day;
  const died = today - born > 62 * 365 * day && random.maybe(0.14);
  const [placeFa, placeEn] = home ? one(random, iran.city) : [];
  const begins = one(random, beginnings);
  const manner = one(random, directs ? direction : manners);
  const seen = best ? ` و با «${best}» بیشتر دیده شد` : '';
  const she = sitter === 'man' ? 'He' : 'She';
  return {
    biography_fa: hasBiography ? `${name_fa} ${begins[0]}${seen}. ${manner[0]}.` : '',
    biography_en: hasBiography && name_en ? `${name_en} ${begins[1]}. ${she} ${manner[1]}.` : null,
    birth_date: hasBiography || random.maybe(0.3) ? calendarDay(born) : null,
    birth_place_fa: hasBiography ? (placeFa ?? null) : null,
    birth_place_en: hasBiography ? (placeEn ?? null) : null,
    death_date: died ? calendarDay(today - random.integer(30, 3000) * day) : null,
  };
}
