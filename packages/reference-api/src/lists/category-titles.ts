import type { Answer } from '@parde/api-client';
import { categoriesOf, findCategory, withChildren } from '../catalogue/categories.ts';
import { refuse } from '../contract/refusal.ts';
import type { Parts } from '../parts.ts';
import { pictureOf } from './cover.ts';
import { findGenre } from './genres.ts';
import { noSuchCategory } from './messages.ts';
import { inCategories } from './scopes.ts';
import { countTitles, type Scope, titlePage } from './title-pages.ts';
import type { TitleQuery } from './title-query.ts';

export function listCategoryTitles(
  parts: Parts,
  id: string,
  query: TitleQuery = {},
): Answer<'listCategoryTitles'>['data'] {
  const match = findCategory(categoriesOf(parts.db), id);
  if (!match) throw refuse.notFound(noSuchCategory);
  const scope = inCategories(withChildren(match.category));
  return {
    about: {
      ...match.category,
      parent_categories: match.parents.map(({ category_id, persian_name, name_en = null }) => ({
        category_id,
        persian_name,
        name_en,
      })),
      backdrop: pictureOfCategory(parts, id, scope),
      count: countTitles(parts.db, scope, query),
    },
    ...titlePage(parts, scope, query),
  };
}

/** A category that is a genre, such as sport, has the genre's picture. */
function pictureOfCategory(parts: Parts, id: string, scope: Scope) {
  const { one, from } = parts.db;
  const genre = findGenre(parts.db, id);
  if (genre) return pictureOf(parts, 'genre', id, genre, scope);
  const names = ['name_fa', 'name_en', 'art'] as const;
  const row = one(from.selectFrom('categories').select(names).where('id', '=', id));
  return row ? pictureOf(parts, 'category', id, row, scope) : null;
}
