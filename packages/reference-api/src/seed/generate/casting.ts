import type { SeededRandom } from '@parde/demo-catalogue';
import type { Sitting } from '../hand-written.ts';
import { foreignLands, type Land } from './lands.ts';
import { one } from './namer.ts';
import { iranianFirstNames, iranianSurnames } from './names.ts';
import type { Pair } from './template.ts';

export type Company = { directors: readonly string[]; actors: readonly string[] };

export type Troupe = {
  people: Sitting[];
  /** Who makes films in a country. */
  company: (country: Land['country']) => Company;
};

const iranians = { directors: 170, actors: 520 };
const perLand = { directors: 7, actors: 24 };

/** The number of invented people, besides the hand-written ones. */
export function createTroupe(random: SeededRandom, byHand: Record<string, Company>): Troupe {
  const people: Sitting[] = [];
  const names = new Set<string>();
  const companies = new Map<string, { directors: string[]; actors: string[] }>();

  const add = (land: Land | 'IR', role: 'directors' | 'actors') => {
    const woman = random.maybe(role === 'actors' ? 0.5 : 0.34);
    const name = nameIn(land, woman, random);
    if (names.has(name[0])) return;
    names.add(name[0]);
    const id = `p-${people.length + 1001}`;
    const foreign = land === 'IR' ? 'scarfed' : 'woman';
    // Of one in thirty an editor has only the Persian name.
    const en = random.maybe(0.03) ? null : name[1];
    people.push({ id, fa: name[0], en, sitter: woman ? foreign : 'man' });
    const country = land === 'IR' ? 'IR' : land.country;
    const company = companies.get(country) ?? { directors: [], actors: [] };
    companies.set(country, company);
    company[role].push(id);
  };

  for (const role of ['directors', 'actors'] as const) {
    for (let count = 0; count < iranians[role]; count += 1) add('IR', role);
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

function nameIn(land: Land | 'IR', woman: boolean, random: SeededRandom): Pair {
  const firstNames = woman ? 'woman' : 'man';
  const first = one(random, land === 'IR' ? iranianFirstNames(woman) : land[firstNames]);
  const last = one(random, land === 'IR' ? iranianSurnames : land.family);
  const eastern = land !== 'IR' && ['KR', 'CN'].includes(land.country);
  return eastern
    ? [`${last[0]} ${first[0]}`, `${last[1]} ${first[1]}`]
    : [`${first[0]} ${last[0]}`, `${first[1]} ${last[1]}`];
}

/** A cast in credit order; a few well-known faces appear more often. */
export function castOf(random: SeededRandom, actors: readonly string[], size: number): string[] {
  const cast = new Set<string>();
  for (let attempt = 0; attempt < size * 4 && cast.size < size; attempt += 1) {
    const fame = random.between(0, 1) ** 1.7;
    const actor = actors[Math.floor(fame * actors.length)];
    if (actor) cast.add(actor);
  }
  return [...cast];
}
