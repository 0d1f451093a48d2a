import type { Category } from '@parde/api-client';
import type { Database } from '../storage/database.ts';

/** A category with its parents, the top one first. */
type Place = { category: Category; parents: Category[] };

/** Reads the complete menu, because it is short. */
export function categoriesOf({ all, from }: Database): Category[] {
  const rows = all(from.selectFrom('categories').selectAll().orderBy('position').orderBy('id'));
  const below = (parent: string | null): Category[] =>
    rows
      .filter(({ parent_id }) => parent_id === parent)
      .map(({ id, cat_id, name_fa, name_en }) => ({
        category_id: id,
        cat_id,
        persian_name: name_fa,
        name_en,
        child_categories: below(id),
      }));
  return below(null);
}

export function findCategory(
  menu: readonly Category[],
  id: string,
  parents: Category[] = [],
): Place | undefined {
  for (const category of menu) {
    if (category.category_id === id) return { category, parents };
    const place = findCategory(category.child_categories, id, [...parents, category]);
    if (place) return place;
  }
  return undefined;
}

/** The ids of a category and its descendants. */
export function withChildren({ category_id, child_categories }: Category): string[] {
  return [category_id, ...child_categories.flatMap(withChildren)];
}
