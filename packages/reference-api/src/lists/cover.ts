import type { Picture } from '@parde/api-client';
import { fillsBand, pictureFactsOf, sceneOf } from '../catalogue/picture-facts.ts';
import type { Parts } from '../parts.ts';
import type { Scope } from './title-pages.ts';

/** The number of most watched titles that are searched for a suitable picture. */
const candidates = 12;

type Pictured = { name_fa: string; name_en: string | null; art: string | null };

/** Returns the picture of a genre or category: the same on every page, or that of a title if it has none. */
export function pictureOf(
  parts: Parts,
  type: 'genre' | 'category',
  id: string,
  row: Pictured,
  scope: Scope,
): Picture | null {
  const { art } = row;
  if (art === null) return coverOf(parts, scope);
  return parts.pictures.title('backdrop', type, id, pictureFactsOf({ ...row, art }));
}

/**
 * Returns the wide picture of the most watched title whose picture fills a page's header. Prefers a scene other than
 * `excludedScene`.
 */
export function coverOf(
  { db, pictures }: Parts,
  scope: Scope,
  excludedScene?: string,
): Picture | null {
  const titles = db.all(
    db.from
      .selectFrom('titles')
      .select(['id', 'type', 'art', 'name_fa', 'name_en'])
      .where('listed', '=', 1)
      .where('has_backdrop', '=', 1)
      .where(scope)
      .orderBy('popularity', 'desc')
      .orderBy('id')
      .limit(candidates),
  );
  const suitable = titles.filter(({ art }) => sceneOf(art) !== excludedScene);
  const title = suitable.find(({ art }) => fillsBand(art)) ?? suitable[0] ?? titles[0];
  return title ? pictures.title('backdrop', title.type, title.id, pictureFactsOf(title)) : null;
}
