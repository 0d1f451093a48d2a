import type { Card } from '@parde/api-client';
import { hasContentPage } from '../../app/page/offers.ts';
import type { Page } from '../../app/page/page.ts';
import { type ListPage, mapPages, type PagedList } from '../grid/paged-list.ts';

/** The cards that lead to a page: the server may name people and channels, and have nothing of them. */
export function cardsWithPage(
  page: Pick<Page, 'facts'>,
  cards: readonly Card[] | undefined,
): readonly Card[] {
  return (cards ?? []).filter(({ content_type: type }) => hasContentPage(page, type));
}

/** The list without cards that lead nowhere. */
export function listWithPages<List extends ListPage<Card>>(
  page: Pick<Page, 'facts'>,
  list: PagedList<List>,
): PagedList<List> {
  if (page.facts.offers === undefined) return list;
  return mapPages(list, (answer) => ({ ...answer, items: cardsWithPage(page, answer.items) }));
}
