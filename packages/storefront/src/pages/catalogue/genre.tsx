import { titleLists, titlesPage } from '../../features/catalogue/index.ts';
import { genreName } from '../../names/menu-names.ts';
import { path } from '../../paths.ts';

export default titlesPage({
  list: titleLists.genre,
  nameOf: (about, page) => genreName(about.key, about, page),
  pictureOf: ({ backdrop }) => backdrop,
  description: (_about, t, name) => t('genreDescription', { name }),
  hero: (_about, t, _page, id) => ({
    low: true,
    path: path('genre', { id }),
    trail: [{ href: path('genres'), label: t('genres') }],
  }),
});
