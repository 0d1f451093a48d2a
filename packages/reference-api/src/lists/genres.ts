import type { Answer } from '@parde/api-client';
import type { Locale } from '@parde/domain';
import { refuse } from '../contract/refusal.ts';
import type { Parts } from '../parts.ts';
import type { Database } from '../storage/database.ts';
import { pictureOf } from './cover.ts';
import { noSuchGenre } from './messages.ts';
import { ofGenre } from './scopes.ts';
import { countTitles, titlePage } from './title-pages.ts';
import type { TitleQuery } from './title-query.ts';

export function genreNames({ all, from }: Database, locale: Locale): Answer<'getGenres'> {
  const rows = all(from.selectFrom('genres').selectAll().orderBy('position'));
  return Object.fromEntries(
    rows.map(({ key, name_fa, name_en }) => [
      key,
      locale === 'en' ? (name_en ?? name_fa) : name_fa,
    ]),
  );
}

export function findGenre({ one, from }: Database, key: string) {
  return one(
    from.selectFrom('genres').select(['key', 'name_fa', 'name_en', 'art']).where('key', '=', key),
  );
}

export function listGenreTitles(
  parts: Parts,
  key: string,
  query: TitleQuery = {},
): Answer<'listGenreTitles'>['data'] {
  const genre = findGenre(parts.db, key);
  if (!genre) throw refuse.notFound(noSuchGenre);
  const scope = ofGenre(key);
  return {
    about: {
      key,
      name_fa: genre.name_fa,
      name_en: genre.name_en,
      backdrop: pictureOf(parts, 'genre', key, genre, scope),
      count: countTitles(parts.db, scope, query),
    },
    ...titlePage(parts, scope, query),
  };
}
