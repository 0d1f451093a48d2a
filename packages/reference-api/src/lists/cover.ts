import type { Picture } from '@parde/api-client';
import { fillsBand, pictureFactsOf, sceneOf } from '../catalogue/picture-facts.ts';
import type { Parts } from '../parts.ts';
import type { Scope } from './title-pages.ts';

/** Of the most watched titles, for one whose picture fits. */
const candidates = 12;

/** The wide picture of the most watched title that fills a page's head, of another scene where one does not fit. */
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
  const fit = titles.filter(({ art }) => sceneOf(art) !== unfit);
  const title = fit.find(({ art }) => fillsBand(art)) ?? fit[0] ?? titles[0];
  return title ? pictures.title('backdrop', title.type, title.id, pictureFactsOf(title)) : null;
}
