import type { ListInfo } from '@parde/api-client';
import { Container, EmptyState, ListIcon, VisuallyHidden } from '@parde/ui';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useSearch } from '../../app/hooks/use-search.ts';
import { definePage } from '../../app/page/define-page.ts';
import type { Page } from '../../app/page/page.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { PageHero } from '../../app/parts/PageHero.tsx';
import { PageTrail } from '../../app/parts/PageTrail.tsx';
import { Sections } from '../../app/parts/Sections.tsx';
import {
  FilteredTitles,
  TitleCount,
  useTitleCount,
} from '../../features/catalogue/FilteredTitles.tsx';
import {
  FeaturedList,
  ListCard,
  ListCardSkeleton,
  ShareList,
} from '../../features/catalogue/ListCards.tsx';
import { allLists, loadTitles, titleLists } from '../../features/catalogue/title-lists.ts';
import { genreName } from '../../names/menu-names.ts';
import { descriptionOf, nameOf } from '../../names/names.ts';
import { phrase } from '../../names/phrases.ts';
import { path } from '../../paths.ts';
import { needsFilter } from '../../titles/filter/title-list-options.ts';
import { PagedGrid } from '../../titles/grid/PagedGrid.tsx';
import { cursorIn } from '../../titles/grid/paged-list.ts';

export default definePage({
  namespace: 'catalogue',
  async data(page, { list }, { searchParams: search }) {
    if (list === undefined) {
      await page.queryClient.prefetchQuery(allLists(page).page(cursorIn(search)));
      return undefined;
    }
    const { about } = await loadTitles(page, titleLists.list(page, search, list), search);
    return about;
  },
  meta: (about, t, page) => {
    const { locale } = page.facts;
    const brand = page.brand.name[locale];
    if (!about) {
      return {
        title: t('title', { name: t('lists'), brand }),
        description: t('listsDescription', { brand }),
      };
    }
    const name = listName(about, page);
    return {
      title: t('title', { name, brand }),
      description: descriptionOf(about, locale) || t('listDescription', { name, brand }),
      image: about.cover ?? undefined,
    };
  },
  Screen: Lists,
});

function Lists() {
  const { list } = useParams();
  return list === undefined ? <ListsScreen /> : <ListScreen key={list} list={list} />;
}

function ListScreen({ list: id }: { list: string }) {
  const { t } = useTranslation('catalogue');
  const page = usePage();
  const { locale } = page.facts;
  const search = useSearch();
  const listAt = (at: URLSearchParams) => titleLists.list(page, at, id);
  const list = listAt(search);
  const { about, items } = useSuspenseQuery(list.page(cursorIn(search))).data;
  const name = listName(about, page);
  const count = <TitleCount of={list} onMedia />;
  return (
    <>
      <PageHero
        title={name}
        // With so few titles, only screen readers need the count.
        count={
          needsFilter(useTitleCount(list), 0) ? count : <VisuallyHidden>{count}</VisuallyHidden>
        }
        text={descriptionOf(about, locale) || undefined}
        low
        picture={about.cover}
        posters={items.map(({ poster }) => poster)}
        above={
          <PageTrail
            trail={[{ href: path('lists'), label: t('lists') }]}
            name={name}
            path={path('lists', { list: id })}
          />
        }
      >
        <ShareList title={name} path={path('lists', { list: id })} />
      </PageHero>
      <Sections>
        <FilteredTitles
          listAt={listAt}
          label={phrase(name, locale)}
          ordered={about.kind === 'editorial'}
        />
      </Sections>
    </>
  );
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
