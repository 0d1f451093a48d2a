import type { Card } from '@parde/api-client';
import { askPages } from '@parde/api-client/query';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { definePage } from '../../app/page/define-page.ts';
import type { Page } from '../../app/page/page.ts';
import { prefetch } from '../../app/page/queries.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Sections } from '../../app/parts/Sections.tsx';
import { homeParts, type CustomShelf as Shelf, type ShelfSource } from '../../brand/home.ts';
import {
  fetchHome,
  HomeHeading,
  HomeScreen,
  homeMeta,
  useHomeParts,
} from '../../features/home/index.ts';
import { CardShelf } from '../../titles/cards/CardShelf.tsx';
import { cardsWithPage } from '../../titles/cards/cards-with-page.ts';
import { readListOptions, toApiQuery } from '../../titles/filter/title-list-options.ts';
import { type ListPage, type PagedList, pagedList } from '../../titles/grid/paged-list.ts';
import { SectionFailed } from '../../titles/shelves/LazySection.tsx';
import { ShelfPlaceholder } from '../../titles/shelves/NamedShelf.tsx';

/** The home page as arranged by the brand, with the brand's shelves. */
export default definePage({
  namespace: 'home',
  async data(page) {
    await Promise.all([
      fetchHome(page),
      ...shelvesOf(page).map(({ from }) => prefetch(page, shelfQuery(page, from))),
    ]);
  },
  meta: homeMeta,
  Screen: CustomHomeScreen,
});

const shelvesOf = ({ brand }: Page) => brand.home?.options.shelves ?? [];

function CustomHomeScreen() {
  const page = usePage();
  const { order } = page.brand.home?.options ?? {};
  const shelves = shelvesOf(page).map((shelf) => ({
    id: shelf.id,
    part: <CustomShelf key={shelf.id} shelf={shelf} isFirst={shelf.id === order?.[0]} />,
  }));
  return order ? (
    <InOrder order={order} shelves={shelves} />
  ) : (
    <HomeScreen ownShelves={shelves.map(({ part }) => part)} />
  );
}

interface InOrderProps {
  order: readonly string[];
  shelves: readonly { readonly id: string; readonly part: ReactNode }[];
}

/** The brand's order of parts. If the slider is first, it stays under the header. */
function InOrder({ order, shelves }: InOrderProps) {
  const { parts } = useHomeParts();
  const all = new Map<string, ReactNode>([
    ...homeParts.filter((id) => id !== 'plans').map((id) => [id, parts[id]] as const),
    ...shelves.map(({ id, part }) => [id, part] as const),
    ['plans', parts.plans],
  ]);
  const ids = [...new Set([...order, ...all.keys()])];
  const [first, ...others] = ids.filter((id) => all.get(id) !== null);
  const isSliderFirst = first === 'slider';
  const inSections = isSliderFirst || first === undefined ? others : [first, ...others];
  return (
    <>
      <HomeHeading />
      {isSliderFirst ? parts.slider : null}
      <Sections>
        {inSections.map((id) => (
          <Fragment key={id}>{all.get(id)}</Fragment>
        ))}
      </Sections>
    </>
  );
}

/** A shelf that the brand fills from one of the server's lists, by the viewer's filter. */
function CustomShelf({ shelf, isFirst }: { shelf: Shelf; isFirst: boolean }) {
  const page = usePage();
  const query = shelfQuery(page, shelf.from);
  const { data, isError, refetch } = useQuery(query);
  if (query.enabled === false) return null;
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
