import type { DiscoverRow } from '@parde/api-client';
import { among } from '../catalogue/among.ts';
import type { CardRef } from '../catalogue/title.ts';
import type { Parts } from '../parts.ts';

const maxRows = 40;
const maxItems = 40;

/** The shelves of the home page; some are only for signed-in viewers. */
export function discoverRows({ db, titles }: Parts, signedIn: boolean): DiscoverRow[] {
  const all = db.from.selectFrom('home_rows').selectAll().orderBy('position').orderBy('id');
  const rows = db.all((signedIn ? all : all.where('signed_in', '=', 0)).limit(maxRows));
  const items = db.all(
    db.from
      .selectFrom('home_row_items')
      .select(['row_id', 'content_type', 'content_id as id'])
      .where('row_id', 'in', among(rows.map(({ id }) => id)))
      .orderBy('position'),
  );
  const cardsOf = (wide: boolean) => {
    const shape = wide ? 'wide' : 'posters';
    const refs: CardRef[] = items.filter(({ row_id }) =>
      rows.some((row) => row.id === row_id && (row.shape === 'wide') === wide),
    );
    return new Map(
      titles.cards(refs, shape).map((card) => [`${card.content_type}/${card.id}`, card]),
    );
  };
  const [upright, wide] = [cardsOf(false), cardsOf(true)];
  return rows.map(({ id, name_fa, name_en, shape }) => {
    const cards = shape === 'wide' ? wide : upright;
    return {
      id,
      title_fa: name_fa,
      title_en: name_en,
      shape,
      items: items
        .filter(({ row_id }) => row_id === id)
        .flatMap((item) => cards.get(`${item.content_type}/${item.id}`) ?? [])
        .slice(0, maxItems),
    };
  });
}
