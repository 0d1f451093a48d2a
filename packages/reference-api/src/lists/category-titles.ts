import type { Answer } from '@parde/api-client';
import { categoriesOf, findCategory, withChildren } from '../catalogue/categories.ts';
import { refuse } from '../contract/refusal.ts';
import type { Parts } from '../parts.ts';
import { coverOf } from './cover.ts';
import { noSuchCategory } from './messages.ts';
import { inCategories } from './scopes.ts';
import { countTitles, titlePage } from './title-pages.ts';
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
      backdrop: coverOf(parts, scope),
      count: countTitles(parts.db, scope, query),
    },
    ...titlePage(parts, scope, query),
  };
}
