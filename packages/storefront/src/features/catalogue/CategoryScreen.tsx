import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearch } from '../../app/hooks/use-search.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { LinkTabs } from '../../app/parts/LinkTabs.tsx';
import { PageHero } from '../../app/parts/PageHero.tsx';
import { PageTrail } from '../../app/parts/PageTrail.tsx';
import { Sections } from '../../app/parts/Sections.tsx';
import { path } from '../../paths.ts';
import { cursorIn } from '../../titles/grid/paged-list.ts';
import { FilteredTitles } from './FilteredTitles.tsx';
import { titleLists } from './title-lists.ts';

/** All of a category, with the ways to those below it. Its route has put the first page into the cache. */
export function CategoryScreen({ id }: { id: string }) {
  const { t } = useTranslation('catalogue');
  const search = useSearch();
  const list = titleLists.category(usePage(), search, id);
  const { about, items } = useSuspenseQuery(list.page(cursorIn(search))).data;
  const trail = about.parent_categories.map(({ category_id, persian_name }) => ({
    href: path('category', { id: category_id }),
    label: persian_name,
  }));
  return (
    <>
      <PageHero
        underHeader
        title={about.persian_name}
        picture={about.backdrop}
        posters={items.map(({ poster }) => poster)}
        above={
          <PageTrail
            trail={[{ href: path('genres'), label: t('genres') }, ...trail]}
            name={about.persian_name}
            path={path('category', { id })}
          />
        }
      >
        {about.child_categories.length > 0 ? (
          <LinkTabs
            label={t('subcategories')}
            links={about.child_categories.map(({ category_id, persian_name }) => ({
              href: path('category', { id: category_id }),
              label: persian_name,
              current: false,
            }))}
          />
        ) : null}
      </PageHero>
      <Sections>
        <FilteredTitles list={list} label={about.persian_name} total={about.count} />
      </Sections>
    </>
  );
}
