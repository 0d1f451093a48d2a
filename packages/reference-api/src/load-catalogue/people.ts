import type { Person } from '@parde/demo-catalogue';
import { bit, namesOf } from './cells.ts';
import type { Rows } from './rows.ts';

type Credits = { directs: boolean; home: boolean; acts: boolean; watched: number };

/** Adds people to the groups that follow from their credits, the most watched first. */
export function addPeople(rows: Rows, people: readonly Person[]): void {
  const credits = creditsOf(rows);
  for (const person of people) {
    const of = credits.get(person.id);
    // Without a `sitter` no portrait can be drawn.
    const isDrawn = person.picture === undefined && person.sitter !== undefined;
    rows.people.push({
      id: person.id,
      ...namesOf(person),
      name_order: 0,
      sitter: person.sitter ?? 'man',
      has_picture: bit(isDrawn || typeof person.picture === 'string'),
      picture_url: person.picture ?? null,
      biography_fa: person.biography_fa ?? '',
      biography_en: person.biography_en ?? null,
      birth_date: person.birth_date ?? null,
      birth_place_fa: person.birth_place_fa ?? null,
      birth_place_en: person.birth_place_en ?? null,
      death_date: person.death_date ?? null,
      popularity: of?.watched ?? 0,
      iranian: bit(of?.home ?? true),
    });
    if (of?.directs) rows.person_groups.push({ group_key: 'directors', person_id: person.id });
    if (of?.acts) {
      const group_key = of.home ? 'iranian-actors' : 'foreign-actors';
      rows.person_groups.push({ group_key, person_id: person.id });
    }
  }
}

function creditsOf(rows: Rows): Map<string, Credits> {
  const iranian = new Set<string>();
  const placed = new Set<string>();
  for (const { title_id, country_code } of rows.title_countries) {
    placed.add(title_id);
    if (country_code === 'IR') iranian.add(title_id);
  }
  const popularity = new Map(rows.titles.map((title) => [title.id, title.popularity]));
  const credits = new Map<string, Credits>();
  for (const { person_id, title_id, role } of rows.credits) {
    const of = credits.get(person_id) ?? { directs: false, home: false, acts: false, watched: 0 };
    credits.set(person_id, of);
    of.directs ||= role === 'director';
    of.acts ||= role === 'actor';
    // A title without a country counts as Iranian.
    of.home ||= iranian.has(title_id) || !placed.has(title_id);
    of.watched += popularity.get(title_id) ?? 0;
  }
  return credits;
}
