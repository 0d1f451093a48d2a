import type { Picture } from '@parde/api-client';
import { pictureFactsOf } from '../catalogue/picture-facts.ts';
import type { Parts } from '../parts.ts';
import type { Scope } from './title-pages.ts';

/** The wide picture of the most watched title. */
export function coverOf({ db, pictures }: Parts, scope: Scope): Picture | null {
  const title = db.one(
    db.from
      .selectFrom('titles')
      .select(['id', 'type', 'art', 'name_fa', 'name_en'])
      .where('listed', '=', 1)
      .where('has_backdrop', '=', 1)
      .where(scope)
      .orderBy('popularity', 'desc')
      .orderBy('id')
      .limit(1),
  );
  return title ? pictures.title('backdrop', title.type, title.id, pictureFactsOf(title)) : null;
}
