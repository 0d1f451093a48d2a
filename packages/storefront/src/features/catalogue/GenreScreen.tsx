import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearch } from '../../app/hooks/use-search.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { PageHero } from '../../app/parts/PageHero.tsx';
import { PageTrail } from '../../app/parts/PageTrail.tsx';
import { Sections } from '../../app/parts/Sections.tsx';
import { path } from '../../paths.ts';
import { cursorIn } from '../../titles/grid/paged-list.ts';
import { nameOf } from '../../words/names.ts';
import { FilteredTitles } from './FilteredTitles.tsx';
import { titleLists } from './title-lists.ts';

/** All of a genre. Its route has put the first page into the cache. */
export function GenreScreen({ id }: { id: string }) {
  const { t } = useTranslation('catalogue');
  const page = usePage();
  const search = useSearch();
  const list = titleLists.genre(page, search, id);
  const { about, items } = useSuspenseQuery(list.page(cursorIn(search))).data;
  const name = nameOf(about, page.facts.locale);
  return (
    <>
      <PageHero
        title={name}
        picture={about.backdrop}
        posters={items.map(({ poster }) => poster)}
        above={
          <PageTrail
            trail={[{ href: path('genres'), label: t('genres') }]}
            name={name}
            path={path('genre', { id })}
          />
        }
      />
      <Sections>
        <FilteredTitles list={list} label={name} total={about.count} />
      </Sections>
    </>
  );
}
