import { ask } from '@parde/api-client/query';
import { Container, EmptyState, Grid } from '@parde/ui';
import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { definePage } from '../../app/page/define-page.ts';
import { PageTrail } from '../../app/page/PageTrail.tsx';
import { prefetchPages } from '../../app/page/queries.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { PageHero } from '../../app/parts/PageHero.tsx';
import { Sections } from '../../app/parts/Sections.tsx';
import { CoverTile, genreLists } from '../../features/catalogue/index.ts';
import { genreName } from '../../names/menu-names.ts';
import { genrePath, path } from '../../paths.ts';

export default definePage({
  namespace: 'catalogue',
  async data(page) {
    const { api, queryClient } = page;
    await Promise.all([
      queryClient.ensureQueryData(ask(api, 'getGenres')),
      prefetchPages(page, genreLists(page)),
    ]);
  },
  meta: (_data, t) => ({
    title: t('title', { name: t('genres') }),
    description: t('genresDescription'),
  }),
  Screen: GenresScreen,
});

/** Pictures, counts and English names come from the genre's list, which may be missing. */
function GenresScreen() {
  const { t } = useTranslation('catalogue');
  const page = usePage();
  const { data: genres } = useSuspenseQuery(ask(page.api, 'getGenres'));
  const { data: lists } = useInfiniteQuery(genreLists(page));
  // A server that does not support kinds also returns lists by editors.
  const found = new Map(
    lists?.pages.flatMap(({ items }) =>
      items.flatMap((list) => (list.kind === 'genre' ? [[list.id, list]] : [])),
    ),
  );
  const keys = Object.entries(genres);
  // The hero shows a cover from the middle, because the first tiles are directly below.
  const covers = keys.flatMap(([key]) => found.get(key.toLowerCase())?.cover ?? []);
  return (
    <>
      <PageHero
        title={t('genres')}
        text={t('genresText')}
        low
        picture={covers[Math.floor(covers.length / 2)]}
        above={<PageTrail trail={[]} name={t('genres')} path={path('genres')} />}
      />
      <Sections>
        <Container>
          {keys.length === 0 ? (
            <EmptyState title={t('noGenres')} text={t('emptyMore')} />
          ) : (
            <Grid item="cover" label={t('genres')}>
              {keys.map(([key, name], index) => {
                const genreList = found.get(key.toLowerCase());
                return (
                  <CoverTile
                    key={key}
                    href={genrePath(key)}
                    title={genreName(key, genreList ?? { name_fa: name }, page)}
                    note={genreList && t('titles', { count: genreList.count })}
                    picture={genreList?.cover}
                    coverIndex={index}
                    loading={index < tilesInView ? 'eager' : 'lazy'}
                  />
                );
              })}
            </Grid>
          )}
        </Container>
      </Sections>
    </>
  );
}

const tilesInView = 8;
