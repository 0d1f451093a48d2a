import type { Card } from '@parde/api-client';
import { askPages } from '@parde/api-client/query';
import { useQuery } from '@tanstack/react-query';
import { hasOperation } from '../../app/page/operations.ts';
import type { Page } from '../../app/page/page.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import type { CustomShelf as Shelf, ShelfSource } from '../../brand/home.ts';
import { CardShelf } from '../../titles/cards/CardShelf.tsx';
import { cardsWithPage } from '../../titles/cards/cards-with-page.ts';
import { readListOptions, toApiQuery } from '../../titles/filter/title-list-options.ts';
import { type ListPage, type PagedList, pagedList } from '../../titles/grid/paged-list.ts';
import { SectionFailed } from '../../titles/shelves/LazySection.tsx';
import { ShelfPlaceholder } from '../../titles/shelves/NamedShelf.tsx';

/** A shelf that the brand fills from one of the server's lists, by the viewer's filter. */
export function CustomShelf({ shelf, isFirst }: { shelf: Shelf; isFirst: boolean }) {
  const page = usePage();
  const enabled = isThere(page, shelf.from);
  const { data, isError, refetch } = useQuery({ ...shelfQuery(page, shelf.from), enabled });
  if (!enabled) return null;
  if (isError && !data) return <SectionFailed onRetry={refetch} />;
  if (!data) return <ShelfPlaceholder />;
  const cards = cardsWithPage(page, data.items);
  if (cards.length === 0) return null;
  return (
    <CardShelf
      title={shelf.title[page.facts.locale]}
      shape="posters"
      cards={cards}
      isFirst={isFirst}
    />
  );
}

export async function fetchCustomShelf(page: Page, { from }: Shelf): Promise<void> {
  if (isThere(page, from)) await page.queryClient.prefetchQuery(shelfQuery(page, from));
}

function isThere(page: Page, from: ShelfSource): boolean {
  if ('genre' in from) return hasOperation(page, 'listGenreTitles');
  if ('category' in from) return hasOperation(page, 'listCategoryTitles');
  return hasOperation(page, 'list' in from ? 'getList' : 'listTitles');
}

/** As many titles as viewers scroll through on a shelf. The complete list has a page. */
const limit = 18;

const shelfQuery = (page: Page, from: ShelfSource) => listOf(page, from).page(null);

function listOf({ api, facts }: Page, from: ShelfSource): PagedList<ListPage<Card>> {
  const own = 'sort' in from ? { sort: from.sort, type: from.type ?? 'all' } : {};
  const query = { ...toApiQuery(readListOptions(new URLSearchParams(own), facts)), limit };
  if ('genre' in from) {
    return pagedList(askPages(api, 'listGenreTitles', { path: { key: from.genre }, query }));
  }
  if ('category' in from) {
    const path = { category_id: from.category };
    return pagedList(askPages(api, 'listCategoryTitles', { path, query }));
  }
  if ('list' in from)
    return pagedList(askPages(api, 'getList', { path: { list: from.list }, query }));
  return pagedList(askPages(api, 'listTitles', { query }));
}
