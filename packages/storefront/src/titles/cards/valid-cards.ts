import type { Card, ContentType } from '@parde/api-client';
import { asArray } from '../../answers.ts';
import { hasContentPage } from '../../app/page/offers.ts';
import type { Page } from '../../app/page/page.ts';
import type { ListPage, PagedList } from '../grid/paged-list.ts';

const contentTypes: Readonly<Record<ContentType, true>> = {
  movie: true,
  series: true,
  episode: true,
  video: true,
  ekran: true,
  live: true,
  channel: true,
  person: true,
};

/** Cards with a name and a known type. */
export function validCards(cards: readonly Card[] | null | undefined): readonly Card[] {
  return asArray(cards).filter(
    (card) =>
      typeof card?.id === 'string' &&
      typeof card.name_fa === 'string' &&
      Object.hasOwn(contentTypes, card.content_type),
  );
}

/** The valid cards that lead to a page: the server may name people and channels, and have nothing of them. */
export function cardsWithPage(
  page: Pick<Page, 'facts'>,
  cards: readonly Card[] | null | undefined,
): readonly Card[] {
  return validCards(cards).filter(({ content_type: type }) => hasContentPage(page, type));
}

/** The list without cards that lead nowhere. */
export function listWithPages<List extends ListPage<Card>>(
  page: Pick<Page, 'facts'>,
  list: PagedList<List>,
): PagedList<List> {
  if (page.facts.offers === undefined) return list;
  return {
    ...list,
    page(cursor, follows) {
      const query = list.page(cursor, follows);
      return {
        ...query,
        async queryFn(context) {
          const answer = await query.queryFn(context);
          return { ...answer, items: cardsWithPage(page, answer.items) };
        },
      };
    },
  };
}
