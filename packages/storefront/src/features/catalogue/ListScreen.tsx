import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearch } from '../../app/hooks/use-search.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { PageHero } from '../../app/parts/PageHero.tsx';
import { PageTrail } from '../../app/parts/PageTrail.tsx';
import { Sections } from '../../app/parts/Sections.tsx';
import { path } from '../../paths.ts';
import { cursorIn } from '../../titles/grid/paged-list.ts';
import { descriptionOf, nameOf } from '../../words/names.ts';
import { FilteredTitles } from './FilteredTitles.tsx';
import { titleLists } from './title-lists.ts';

/** One list: an editor's, or all of a genre. Its route has put the first page into the cache. */
export function ListScreen({ list: id }: { list: string }) {
  const { t } = useTranslation('catalogue');
  const page = usePage();
  const { locale } = page.facts;
  const search = useSearch();
  const list = titleLists.list(page, search, id);
  const { about, items } = useSuspenseQuery(list.page(cursorIn(search))).data;
  const name = nameOf(about, locale);
  return (
    <>
      <PageHero
        title={name}
        text={descriptionOf(about, locale) || undefined}
        picture={about.cover}
        posters={items.map(({ poster }) => poster)}
        above={
          <PageTrail
            trail={[{ href: path('lists'), label: t('lists') }]}
            name={name}
            path={path('lists', { list: id })}
          />
        }
      />
      <Sections>
        <FilteredTitles list={list} label={name} ordered={about.kind === 'editorial'} />
      </Sections>
    </>
  );
}
