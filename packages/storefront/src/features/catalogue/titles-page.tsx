import type { Picture } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import type { ComponentProps, ReactNode } from 'react';
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
import { phrase } from '../../names/phrases.ts';
import { cursorIn, type PagedList } from '../../titles/grid/paged-list.ts';
import { FilteredTitles, TitleCount, type TitlePage } from './FilteredTitles.tsx';

type T = TFunction<'catalogue'>;

interface Hero extends Omit<ComponentProps<typeof PageHero>, 'title' | 'above'> {
  /** The path of the page, without a filter. */
  readonly path: string;
  readonly trail: ComponentProps<typeof PageTrail>['trail'];
}

/** A list of titles that has a name of its own, such as a genre. */
interface TitlesPage<About> {
  list(page: Page, search: URLSearchParams, id: string): PagedList<TitlePage & { about: About }>;
  nameOf(about: About, page: Page): string;
  pictureOf(about: About): Picture | null | undefined;
  description(about: About, t: T, name: string, page: Page): string;
  /** The props of the page's head that differ from those of other lists. */
  hero(about: About, t: T, page: Page, id: string): Hero;
  /** True for a list with its own default order. */
  isOrdered?(about: About): boolean;
}

/** Returns the parts of a page of titles, for a page that also shows something else. */
export function titlesOf<About>(options: TitlesPage<About>) {
  return {
    /** Only the list is required. Without the filter's choices the page still works. */
    async data(page: Page, id: string, search: URLSearchParams): Promise<About> {
      const [{ about }] = await Promise.all([
        page.queryClient.ensureQueryData(options.list(page, search, id).page(cursorIn(search))),
        prefetch(page, ask(page.api, 'getFilters')),
      ]);
      return about;
    },
    meta(about: About, t: T, page: Page) {
      const name = options.nameOf(about, page);
      return {
        title: t('title', { name }),
        description: options.description(about, t, name, page),
        image: options.pictureOf(about) ?? undefined,
      };
    },
    screen: (id: string) => <TitlesScreen key={id} id={id} options={options} />,
  };
}

/** The page of one genre or category, whose id is in the address. */
export function titlesPage<About>(options: TitlesPage<About>) {
  const { data, meta, screen } = titlesOf(options);
  const route = () => <TitlesRoute screen={screen} />;
  return definePage({
    namespace: 'catalogue',
    data: (page, { id = '' }, { searchParams }) => data(page, id, searchParams),
    meta,
    Screen: route,
  });
}

function TitlesRoute({ screen }: { screen: (id: string) => ReactNode }) {
  return screen(useParams().id ?? '');
}

function TitlesScreen<About>({ id, options }: { id: string; options: TitlesPage<About> }) {
  const { t } = useTranslation('catalogue');
  const page = usePage();
  const search = useSearch();
  const listAt = (at: URLSearchParams) => options.list(page, at, id);
  const list = listAt(search);
  const { about, items } = useSuspenseQuery(list.page(cursorIn(search))).data;
  const name = options.nameOf(about, page);
  const { path, trail, ...hero } = options.hero(about, t, page, id);
  return (
    <>
      <PageHero
        title={name}
        count={<TitleCount of={list} onMedia />}
        picture={options.pictureOf(about)}
        posters={items.map(({ poster }) => poster)}
        above={<PageTrail trail={trail} name={name} path={path} />}
        {...hero}
      />
      <Sections>
        <FilteredTitles
          listAt={listAt}
          label={phrase(name, page.facts.locale)}
          ordered={options.isOrdered?.(about) ?? false}
        />
      </Sections>
    </>
  );
}
