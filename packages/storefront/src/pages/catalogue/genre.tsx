import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useSearch } from '../../app/hooks/use-search.ts';
import { definePage } from '../../app/page/define-page.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { PageHero } from '../../app/parts/PageHero.tsx';
import { PageTrail } from '../../app/parts/PageTrail.tsx';
import { Sections } from '../../app/parts/Sections.tsx';
import { FilteredTitles, TitleCount } from '../../features/catalogue/FilteredTitles.tsx';
import { loadTitles, titleLists } from '../../features/catalogue/title-lists.ts';
import { genreName } from '../../names/menu-names.ts';
import { phrase } from '../../names/phrases.ts';
import { path } from '../../paths.ts';
import { cursorIn } from '../../titles/grid/paged-list.ts';

export default definePage({
  namespace: 'catalogue',
  data: (page, { id = '' }, { searchParams: search }) =>
    loadTitles(page, titleLists.genre(page, search, id), search),
  meta: ({ about }, t, page) => {
    const { brand, facts } = page;
    const name = genreName(about.key, about, page);
    return {
      title: t('title', { name, brand: brand.name[facts.locale] }),
      description: t('genreDescription', { name, brand: brand.name[facts.locale] }),
      image: about.backdrop ?? undefined,
    };
  },
  Screen: Genre,
});

function Genre() {
  const { id = '' } = useParams();
  return <GenreScreen key={id} id={id} />;
}

function GenreScreen({ id }: { id: string }) {
  const { t } = useTranslation('catalogue');
  const page = usePage();
  const search = useSearch();
  const listAt = (at: URLSearchParams) => titleLists.genre(page, at, id);
  const list = listAt(search);
  const { about, items } = useSuspenseQuery(list.page(cursorIn(search))).data;
  const name = genreName(about.key, about, page);
  return (
    <>
      <PageHero
        title={name}
        count={<TitleCount of={list} onMedia />}
        low
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
        <FilteredTitles listAt={listAt} label={phrase(name, page.facts.locale)} />
      </Sections>
    </>
  );
}
