import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useSearch } from '../../app/hooks/use-search.ts';
import { definePage } from '../../app/page/define-page.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { LinkTabs } from '../../app/parts/LinkTabs.tsx';
import { PageHero } from '../../app/parts/PageHero.tsx';
import { PageTrail } from '../../app/parts/PageTrail.tsx';
import { Sections } from '../../app/parts/Sections.tsx';
import { FilteredTitles, TitleCount } from '../../features/catalogue/FilteredTitles.tsx';
import { loadTitles, titleLists } from '../../features/catalogue/title-lists.ts';
import { categoryName, type NamedCategory } from '../../names/menu-names.ts';
import { phrase } from '../../names/phrases.ts';
import { path } from '../../paths.ts';
import { cursorIn } from '../../titles/grid/paged-list.ts';

export default definePage({
  namespace: 'catalogue',
  data: (page, { id = '' }, { searchParams: search }) =>
    loadTitles(page, titleLists.category(page, search, id), search),
  meta: ({ about }, t, page) => {
    const { brand, facts } = page;
    const name = categoryName(about, page);
    return {
      title: t('title', { name, brand: brand.name[facts.locale] }),
      description: t('categoryDescription', { name, brand: brand.name[facts.locale] }),
      image: about.backdrop ?? undefined,
    };
  },
  Screen: Category,
});

function Category() {
  const { id = '' } = useParams();
  return <CategoryScreen key={id} id={id} />;
}

function CategoryScreen({ id }: { id: string }) {
  const { t } = useTranslation('catalogue');
  const search = useSearch();
  const page = usePage();
  const listAt = (at: URLSearchParams) => titleLists.category(page, at, id);
  const list = listAt(search);
  const { about, items } = useSuspenseQuery(list.page(cursorIn(search))).data;
  const name = categoryName(about, page);
  const toLink = (category: NamedCategory) => ({
    href: path('category', { id: category.category_id }),
    label: categoryName(category, page),
  });
  const children = about.child_categories;
  return (
    <>
      <PageHero
        underHeader
        title={name}
        count={<TitleCount of={list} onMedia />}
        picture={about.backdrop}
        posters={items.map(({ poster }) => poster)}
        above={
          <PageTrail
            trail={[
              { href: path('genres'), label: t('genres') },
              ...about.parent_categories.map(toLink),
            ]}
            name={name}
            path={path('category', { id })}
          />
        }
      >
        {children.length > 0 ? (
          <LinkTabs
            label={t('subcategories')}
            links={children.map((child) => ({ ...toLink(child), current: false }))}
          />
        ) : null}
      </PageHero>
      <Sections>
        <FilteredTitles listAt={listAt} label={phrase(name, page.facts.locale)} />
      </Sections>
    </>
  );
}
