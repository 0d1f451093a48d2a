import { among } from '../catalogue/among.ts';
import type { Database } from '../storage/database.ts';
import type { CatalogueTables } from '../storage/tables/catalogue.ts';
import { idsOf } from './entries.ts';
import { entryAt, type Found, packResult, rankAt, worstOfNames } from './find.ts';

/** The person and role by which a title was found. */
export type Credit = Pick<CatalogueTables['credits'], 'person_id' | 'role'>;

/** If more people match, the titles of the others are not added. */
const mostPeople = 5;

/** The rank of the added titles: after names with the term's words, and before names with only its letters. */
const behindPeople = 30;

const [firstPerson, endOfPeople] = idsOf('person');

/** Adds the titles of the people who were found by their name, each with the credit that it was found by. */
export function createCredits(db: Database) {
  let entryOf: ReadonlyMap<string, number> | undefined;

  return ({
    results,
    onlyNear,
  }: Found): { results: Float64Array; credits: Map<number, Credit> } => {
    const people = results
      .filter((result) => firstPerson <= entryAt(result) && entryAt(result) < endOfPeople)
      .filter((result) => onlyNear || rankAt(result) <= worstOfNames)
      .subarray(0, mostPeople);
    const [best] = people;
    if (best === undefined) return { results, credits: new Map() };
    entryOf ??= titleEntries(db);
    const rows = db.all(
      db.from
        .selectFrom('credits')
        .innerJoin('search_entries as person', 'person.content_id', 'credits.person_id')
        .select(['credits.title_id', 'credits.person_id', 'credits.role'])
        .where('person.id', 'in', among([...people].map(entryAt)))
        .orderBy('person.id')
        .orderBy('credits.role', 'desc'),
    );
    const known = new Set(results.map(entryAt));
    const credits = new Map<number, Credit>();
    for (const { title_id, person_id, role } of rows) {
      const entry = entryOf.get(title_id);
      if (entry === undefined || known.has(entry)) continue;
      credits.set(entry, { person_id, role });
    }
    const rank = onlyNear ? rankAt(best) + behindPeople : behindPeople;
    const added = [...credits.keys()].map((entry) => packResult(rank, entry));
    return { results: Float64Array.of(...results, ...added).sort(), credits };
  };
}

function titleEntries(db: Database): ReadonlyMap<string, number> {
  const rows = db.all(
    db.from
      .selectFrom('search_entries')
      .select(['id', 'content_id'])
      .where('content_type', 'in', ['movie', 'series', 'video']),
  );
  return new Map(rows.map(({ id, content_id }) => [content_id, id]));
}
