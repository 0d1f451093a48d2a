import type { Picture } from '@parde/api-client';
import { pictureFactsOf, sceneOf } from '../catalogue/picture-facts.ts';
import type { Parts } from '../parts.ts';
import type { Scope } from './title-pages.ts';

/** Of the most watched titles, for one whose picture fits. */
const candidates = 12;

/** The wide picture of the most watched title, of another scene where one does not fit. */
export function coverOf({ db, pictures }: Parts, scope: Scope, unfit?: string): Picture | null {
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
  const title = titles.find(({ art }) => sceneOf(art) !== unfit) ?? titles[0];
  return title ? pictures.title('backdrop', title.type, title.id, pictureFactsOf(title)) : null;
}
