import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../page/Storefront.tsx';
import { path } from '../../paths.ts';
import { Sections } from '../../shell/Sections.tsx';
import { nameOf } from '../title/title-words.ts';
import { FilteredTitles } from './FilteredTitles.tsx';
import { cursorIn } from './grid/paged-list.ts';
import { PageHero } from './PageHero.tsx';
import { PageTrail } from './PageTrail.tsx';
import { titleLists } from './title-lists.ts';
import { useSearch } from './use-search.ts';

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
