import type { Card, Match } from '@parde/api-client';
import { sql } from 'kysely';
import { among } from '../catalogue/among.ts';
import type { Database } from '../storage/database.ts';
import { withoutKind } from './context-words.ts';
import type { Credit } from './credits.ts';
import { compactForm, wordForms } from './words.ts';

type Named = { name_fa: string; name_en: string | null };

/** A card, with the credit that it was found by. */
export type FoundCard = { card: Card; credit: Credit | undefined };

/** Returns a function that adds to each card the first of its texts that has all words of the term. */
export function createMatcher(db: Database) {
  return (term: string, found: readonly FoundCard[]): Card[] => {
    const forms = [...wordForms(term), ...wordForms(term).map(withoutKind)];
    const compactTerm = compactForm(term);
    const contains = (texts: readonly string[]) =>
      texts.some((text) => compactForm(text).includes(compactTerm)) || containsWords(forms, texts);
    const ids = found.map(({ card }) => card.id);
    const originals = originalNames(db, ids);
    const genres = genresOf(db, ids);
    const people = peopleOf(db, found);
    return found.map(({ card, credit }) => {
      const person = credit && people.get(credit.person_id);
      const reasons: readonly Reason[] = [
        ...ownReasons(card, originals.get(card.id)),
        ...(person ? [{ match: { by: 'person' as const, ...person, role: credit.role } }] : []),
        ...contextReasons(card, genres.get(card.id) ?? []),
      ];
      const reason = reasons.find(({ texts }) => texts === undefined || contains(texts));
      return { ...card, matched: reason?.match ?? null };
    });
  };
}

/** A possible reason. It applies if its texts have the words of the term, or always if it has no texts. */
type Reason = { match: Match; texts?: readonly string[] };

function ownReasons(card: Card, original: string | undefined): Reason[] {
  const name: Reason = { match: { by: 'name' }, texts: textsOf(card) };
  if (original === undefined) return [name];
  return [name, { match: { by: 'original_name', text: original }, texts: [original] }];
}

/** The card's own name is included, because some words of the term may be in that name. */
function contextReasons(card: Card, genres: readonly Named[]): Reason[] {
  const own = textsOf(card);
  const series = card.episode_of?.series;
  const ofSeries = series && { name_fa: series.name_fa, name_en: series.name_en ?? null };
  return [
    ...(ofSeries
      ? [{ match: { by: 'series' as const, ...ofSeries }, texts: [...own, ...textsOf(ofSeries)] }]
      : []),
    ...genres.map((genre) => ({
      match: { by: 'genre' as const, ...genre },
      texts: [...own, ...textsOf(genre)],
    })),
  ];
}

function textsOf({ name_fa, name_en }: { name_fa: string; name_en?: string | null | undefined }) {
  return name_en ? [name_fa, name_en] : [name_fa];
}

function containsWords(forms: readonly (readonly string[])[], texts: readonly string[]): boolean {
  const words = texts.flatMap((text) => wordForms(text).flat());
  return forms.some(
    (form) => form.length > 0 && form.every((word) => words.some((own) => own.includes(word))),
  );
}

function originalNames(db: Database, ids: readonly string[]): ReadonlyMap<string, string> {
  const name = sql<string | null>`details ->> 'original_name'`.as('name');
  const rows = db.all(
    db.from.selectFrom('titles').select(['id', name]).where('id', 'in', among(ids)),
  );
  return new Map(rows.flatMap(({ id, name }) => (name === null ? [] : [[id, name] as const])));
}

function genresOf(db: Database, ids: readonly string[]): ReadonlyMap<string, readonly Named[]> {
  const genres = new Map<string, Named[]>();
  for (const { title_id, ...genre } of db.all(
    db.from
      .selectFrom('title_genres as of')
      .innerJoin('genres as g', 'g.key', 'of.genre_key')
      .select(['of.title_id', 'g.name_fa', 'g.name_en'])
      .where('of.title_id', 'in', among(ids)),
  )) {
    genres.set(title_id, [...(genres.get(title_id) ?? []), genre]);
  }
  return genres;
}

function peopleOf(db: Database, found: readonly FoundCard[]): ReadonlyMap<string, Named> {
  const ids = found.flatMap(({ credit }) => (credit ? [credit.person_id] : []));
  if (ids.length === 0) return new Map();
  const rows = db.all(
    db.from.selectFrom('people').select(['id', 'name_fa', 'name_en']).where('id', 'in', among(ids)),
  );
  return new Map(rows.map(({ id, ...person }) => [id, person]));
}
