import type { ListInfo } from '@parde/api-client';
import { Container, EmptyState, ListIcon, VisuallyHidden } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useSearch } from '../../app/hooks/use-search.ts';
import { definePage } from '../../app/page/define-page.ts';
import { PageTrail } from '../../app/page/PageTrail.tsx';
import type { Page } from '../../app/page/page.ts';
import { prefetch } from '../../app/page/queries.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { PageHero } from '../../app/parts/PageHero.tsx';
import { Sections } from '../../app/parts/Sections.tsx';
import {
  allLists,
  FeaturedList,
  ListCard,
  ListCardSkeleton,
  ShareList,
  TitleCount,
  titleLists,
  titlesOf,
  useTitleCount,
} from '../../features/catalogue/index.ts';
import { genreName } from '../../names/menu-names.ts';
import { descriptionOf, nameOf } from '../../names/names.ts';
import { path } from '../../paths.ts';
import { needsFilter } from '../../titles/filter/title-list-options.ts';
import { PagedGrid } from '../../titles/grid/PagedGrid.tsx';
import { cursorIn } from '../../titles/grid/paged-list.ts';

const titles = titlesOf({
  list: titleLists.list,
  nameOf: listName,
  pictureOf: ({ cover }) => cover,
  description: (about, t, name, { facts }) =>
    descriptionOf(about, facts.locale) || t('listDescription', { name }),
  hero(about, t, page, id) {
    const address = path('lists', { list: id });
    return {
      low: true,
      text: descriptionOf(about, page.facts.locale) || undefined,
      path: address,
      trail: [{ href: path('lists'), label: t('lists') }],
      count: <ListCount id={id} />,
      children: <ShareList title={listName(about, page)} path={address} />,
    };
  },
  isOrdered: ({ kind }) => kind === 'editorial',
});

export default definePage({
  namespace: 'catalogue',
  async data(page, { list }, { searchParams: search }) {
    if (list !== undefined) return titles.data(page, list, search);
    await prefetch(page, allLists(page).page(cursorIn(search)));
    return undefined;
  },
  meta(about, t, page) {
    if (about) return titles.meta(about, t, page);
    return { title: t('title', { name: t('lists') }), description: t('listsDescription') };
  },
  Screen: Lists,
});

function Lists() {
  const { list } = useParams();
  return list === undefined ? <ListsScreen /> : titles.screen(list);
}

/** With so few titles, only screen readers need the count. */
function ListCount({ id }: { id: string }) {
  const list = titleLists.list(usePage(), useSearch(), id);
  const count = <TitleCount of={list} onMedia />;
  return needsFilter(useTitleCount(list), 0) ? count : <VisuallyHidden>{count}</VisuallyHidden>;
}

function ListsScreen() {
  const { t } = useTranslation('catalogue');
  const context = usePage();
  const list = allLists(context);
  const { data: page } = useQuery(list.page(cursorIn(useSearch())));
  const messagesOf = (info: ListInfo) => ({
    href: path('lists', { list: info.id }),
    title: listName(info, context),
    text: descriptionOf(info, context.facts.locale),
    count: t('titles', { count: info.count }),
  });
  const featured = page?.featured;
  const covers = page?.items.flatMap(({ cover }) => cover ?? []) ?? [];
  return (
    <>
      <PageHero
        title={t('lists')}
        text={featured ? undefined : t('listsText')}
        low
        picture={featured ? featured.cover : covers[Math.floor(covers.length / 2)]}
        above={<PageTrail trail={[]} name={t('lists')} path={path('lists')} />}
        featured={featured && <FeaturedList {...messagesOf(featured)} />}
      />
      <Sections>
        <Container>
          <PagedGrid
            list={list}
            item="cover"
            label={t('lists')}
            renderItem={(info) => <ListCard {...messagesOf(info)} picture={info.cover} />}
            placeholder={<ListCardSkeleton />}
            empty={<EmptyState icon={<ListIcon />} title={t('noLists')} text={t('emptyMore')} />}
          />
        </Container>
      </Sections>
    </>
  );
}

/** A genre's list has the genre's name. */
function listName(list: ListInfo, page: Page): string {
  return list.kind === 'genre' ? genreName(list.id, list, page) : nameOf(list, page.facts.locale);
}
