import type { TitleFacets } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { VisuallyHidden } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearch } from '../../app/hooks/use-search.ts';
import { definePage } from '../../app/page/define-page.ts';
import { prefetch, when } from '../../app/page/queries.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { LinkTabs } from '../../app/parts/LinkTabs.tsx';
import { PageHero } from '../../app/parts/PageHero.tsx';
import { Sections } from '../../app/parts/Sections.tsx';
import { FilteredTitles, TitleCount, titleLists } from '../../features/catalogue/index.ts';
import { kindsOfTitles, type TitleKind } from '../../titles/filter/title-list-options.ts';
import { useListOptions } from '../../titles/filter/use-list-options.ts';
import { cursorIn } from '../../titles/grid/paged-list.ts';

export default definePage({
  namespace: 'catalogue',
  // The list may fail without failing the page.
  async data(page, _params, { searchParams: search }) {
    await Promise.all([
      prefetch(page, titleLists.cinema(page, search).page(cursorIn(search))),
      prefetch(page, ask(page.api, 'getFilters')),
    ]);
  },
  meta: (_data, t) => ({
    title: t('title', { name: t('cinema') }),
    description: t('cinemaDescription'),
  }),
  Screen: CinemaScreen,
});

function CinemaScreen() {
  const { t } = useTranslation('catalogue');
  const search = useSearch();
  const { options, hrefOf } = useListOptions();
  const page = usePage();
  const listAt = (at: URLSearchParams) => titleLists.cinema(page, at);
  const list = listAt(search);
  const { data: titles } = useQuery(list.page(cursorIn(search)));
  // Only the first page contains the counts. If it has not been loaded, it is not fetched for them.
  const { data: first } = useQuery(when(false, list.page(null)));
  const counts = titles?.facets?.type ?? first?.facets?.type;
  const count = <TitleCount of={list} onMedia />;
  const kinds = kindsOfTitles(page);
  const isOneKind = kinds.length <= 2;
  return (
    <>
      <PageHero
        title={t('cinema')}
        // The current tab already shows the count.
        count={counts && !isOneKind ? <VisuallyHidden>{count}</VisuallyHidden> : count}
        text={t('cinemaText')}
        hidesTextOnPhone
        posters={titles?.items.map(({ poster }) => poster)}
      >
        {isOneKind ? null : (
          <LinkTabs
            label={t('kind')}
            links={kinds.map((kind) => ({
              href: hrefOf({ kind }),
              label: t(`kinds.${kind}`),
              count: counts && countOf(kind, counts),
              current: kind === options.kind,
            }))}
          />
        )}
      </PageHero>
      <Sections>
        <FilteredTitles
          listAt={listAt}
          label={options.kind === 'all' ? t('cinema') : t(`kinds.${options.kind}`)}
        />
      </Sections>
    </>
  );
}

/** Returns the number of titles. A type that the counts do not contain has none. */
function countOf(
  kind: TitleKind,
  { movie = 0, series = 0 }: NonNullable<TitleFacets['type']>,
): number {
  return { all: movie + series, movie, series }[kind];
}
