import type { Card } from '@parde/api-client';
import { existingPages } from '../../app/page/existing-pages.ts';
import type { Page } from '../../app/page/page.ts';

/** Returns the cards that have a page. The server may list people and channels without having their pages. */
export function cardsWithPage(
  page: Pick<Page, 'facts'>,
  cards: readonly Card[] | undefined,
): readonly Card[] {
  const { contentPath } = existingPages(page);
  return (cards ?? []).filter(({ content_type: type, id }) => contentPath(type, id) !== undefined);
}
