import type { DemoData } from '../data/demo-data.ts';
import type { Land, Pair } from '../data/entries.ts';
import type { SeededRandom } from '../seeded-random.ts';
import type { Library } from './library.ts';
import { one } from './namer.ts';

export type Company = { directors: readonly string[]; actors: readonly string[] };

export type Troupe = {
  people: DemoData['people'];
  /** Returns the directors and actors of a country's films. */
  company: (country: Land['country']) => Company;
};

const iranians = { directors: 170, actors: 520 };
const perLand = { directors: 7, actors: 24 };

/** Invents directors and actors in addition to the hand-written ones. */
export function createTroupe(
  random: SeededRandom,
  { data, iran, foreignLands }: Library,
  byHand: Record<string, Company>,
): Troupe {
  const people: DemoData['people'] = [];
  const namesOf = nameMaker(data, iran);
  const names = new Set<string>();
  const companies = new Map<string, { directors: string[]; actors: string[] }>();

  const add = (land: Land, role: 'directors' | 'actors') => {
    const woman = random.maybe(role === 'actors' ? 0.5 : 0.34);
    const name = namesOf(land, woman, random);
    if (names.has(name[0])) return;
    names.add(name[0]);
    const id = `p-${people.length + 1001}`;
    const foreign = land === iran ? 'scarfed' : 'woman';
    // One person in thirty has only a Persian name.
    const en = random.maybe(0.03) ? null : name[1];
    people.push({ id, name_fa: name[0], name_en: en, sitter: woman ? foreign : 'man' });
    const { country } = land;
    const company = companies.get(country) ?? { directors: [], actors: [] };
    companies.set(country, company);
    company[role].push(id);
  };

  for (const role of ['directors', 'actors'] as const) {
    for (let count = 0; count < iranians[role]; count += 1) add(iran, role);
    for (const land of foreignLands) {
      const size = Math.round(perLand[role] * (0.6 + land.share / 12));
      for (let count = 0; count < size; count += 1) add(land, role);
    }
  }

  return {
    people,
    company: (country) => {
      const made = companies.get(country) ?? { directors: [], actors: [] };
      const own = byHand[country] ?? { directors: [], actors: [] };
      return {
        directors: [...own.directors, ...made.directors],
        actors: [...own.actors, ...made.actors],
      };
    },
  };
}

/** Returns a function that makes full names, with the surname first where the country does so. */
function nameMaker({ names }: DemoData, iran: Land) {
  const women = [...iran.woman, ...names.women];
  const men = [...iran.man, ...names.men];
  return (land: Land, woman: boolean, random: SeededRandom): Pair => {
    const here = land === iran;
    const first = here ? { woman: women, man: men } : land;
    const [firstFa, firstEn] = one(random, woman ? first.woman : first.man);
    const last = one(random, here ? names.surnames : land.family);
    const [lastFa, lastEn] = woman && land.country === 'PL' ? ofWoman(last) : last;
    return ['KR', 'CN'].includes(land.country)
      ? [`${lastFa} ${firstFa}`, `${lastEn} ${firstEn}`]
      : [`${firstFa} ${lastFa}`, `${firstEn} ${lastEn}`];
  };
}

/** A Polish surname has two forms: Wiśniewski, Wiśniewska. */
const ofWoman = ([fa, en]: Pair): Pair =>
  /[sz]ki$/.test(en) ? [fa.replace(/ی$/, 'ا'), en.replace(/i$/, 'a')] : [fa, en];

/** Returns a cast in credit order. A few well-known actors appear more often. */
export function castOf(random: SeededRandom, actors: readonly string[], size: number): string[] {
  const cast = new Set<string>();
  for (let attempt = 0; attempt < size * 4 && cast.size < size; attempt += 1) {
    const fame = random.between(0, 1) ** 1.7;
    const actor = actors[Math.floor(fame * actors.length)];
    if (actor) cast.add(actor);
  }
  return [...cast];
}
