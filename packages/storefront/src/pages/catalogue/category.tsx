import { LinkTabs } from '../../app/parts/LinkTabs.tsx';
import { titleLists, titlesPage } from '../../features/catalogue/index.ts';
import { categoryName, type NamedCategory } from '../../names/menu-names.ts';
import { path } from '../../paths.ts';

export default titlesPage({
  list: titleLists.category,
  nameOf: (about, page) => categoryName(about, page),
  pictureOf: ({ backdrop }) => backdrop,
  description: (_about, t, name) => t('categoryDescription', { name }),
  hero({ parent_categories, child_categories: children }, t, page, id) {
    const toLink = (category: NamedCategory) => ({
      href: path('category', { id: category.category_id }),
      label: categoryName(category, page),
    });
    return {
      underHeader: true,
      path: path('category', { id }),
      trail: [{ href: path('genres'), label: t('genres') }, ...parent_categories.map(toLink)],
      children:
        children.length > 0 ? (
          <LinkTabs
            label={t('subcategories')}
            links={children.map((child) => ({ ...toLink(child), current: false }))}
          />
        ) : null,
    };
  },
});
