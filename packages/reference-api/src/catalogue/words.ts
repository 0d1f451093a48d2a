import type { Country, Genre, Language } from '@parde/api-client';
import type { Database } from '../storage/database.ts';
import { among } from './among.ts';

/** Genres, countries and languages of a title. */
type TitleVocabulary = {
  genres: Genre[];
  countries: Country[];
  /** The original language, before any dubbing. */
  languages: Language[];
  subtitles: Language[];
  captions: Language[];
};

export function vocabularyOf(db: Database, id: string): TitleVocabulary {
  const readIn = (table: 'title_subtitles' | 'title_captions') =>
    db.all(
      db.from
        .selectFrom(table)
        .innerJoin('languages', 'code', 'language_code')
        .select(['code', 'name_fa', 'name_en'])
        .where('title_id', '=', id)
        .orderBy('position'),
    );
  return {
    genres: genresOf(db, [id]).get(id) ?? [],
    countries: db.all(
      db.from
        .selectFrom('title_countries')
        .innerJoin('countries', 'countries.code', 'title_countries.country_code')
        .select(['countries.code', 'countries.name_fa', 'countries.name_en'])
        .where('title_id', '=', id)
        .orderBy('title_countries.position'),
    ),
    languages: db.all(
      db.from
        .selectFrom('title_languages')
        .innerJoin('languages', 'languages.code', 'title_languages.language_code')
        .select(['languages.code', 'languages.name_fa', 'languages.name_en'])
        .where('title_id', '=', id)
        .where('title_languages.dubbed', '=', 0)
        .orderBy('title_languages.position'),
    ),
    subtitles: readIn('title_subtitles'),
    captions: readIn('title_captions'),
  };
}

/** The genres of many titles, by title. */
export function genresOf(db: Database, ids: readonly string[]): Map<string, Genre[]> {
  const rows = db.all(
    db.from
      .selectFrom('title_genres')
      .innerJoin('genres', 'genres.key', 'title_genres.genre_key')
      .select(['title_genres.title_id', 'genres.key', 'genres.name_fa', 'genres.name_en'])
      .where('title_id', 'in', among(ids))
      .orderBy('title_genres.position'),
  );
  const genres = new Map<string, Genre[]>(ids.map((id) => [id, []]));
  for (const { title_id, ...genre } of rows) genres.get(title_id)?.push(genre);
  return genres;
}
