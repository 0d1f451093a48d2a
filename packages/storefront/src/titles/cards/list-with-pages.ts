import type { Card } from '@parde/api-client';
import type { Page } from '../../app/page/page.ts';
import { type ListPage, mapPages, type PagedList } from '../grid/paged-list.ts';
import { cardsWithPage } from './cards-with-page.ts';

/** The list without cards that have no page. */
export function listWithPages<List extends ListPage<Card>>(
  page: Pick<Page, 'facts'>,
  list: PagedList<List>,
): PagedList<List> {
  if (page.facts.operations === undefined) return list;
  return mapPages(list, (answer) => ({ ...answer, items: cardsWithPage(page, answer.items) }));
}
