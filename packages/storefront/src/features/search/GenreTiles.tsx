import { AllLink, Container, Heading, Picture } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { hasPage } from '../../app/page/operations.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { ServerText } from '../../app/parts/ServerText.tsx';
import { genreName } from '../../names/menu-names.ts';
import { genrePath, path } from '../../paths.ts';
import * as styles from './GenreTiles.css.ts';
import { startQueries, startSections } from './start-queries.ts';

/** The tiles fill two rows on the widest screens, and four on a phone. */
const tiles = 12;

/** The categories of the search, for a click instead of a typed term. */
export function GenreTiles() {
  const { t } = useTranslation('search');
  const page = usePage();
  const id = useId();
  const { data: genres } = useQuery(startQueries.genres(page));
  const { data: lists } = useQuery({
    ...startQueries.genreLists(page),
    enabled: startSections(page).genreLists,
  });
  const known = new Map(
    lists?.items.flatMap((list) => (list.kind === 'genre' ? [[list.id, list]] : [])),
  );
  const all = Object.entries(genres ?? {});
  if (all.length === 0) return null;
  return (
    <Container>
      <section className={styles.genres} aria-labelledby={id}>
        <div className={styles.head}>
          <Heading level={2} size="md" id={id}>
            {t('genres')}
          </Heading>
          {hasPage(page, 'genres') ? (
            <AllLink href={path('genres')} label={t('allGenres')} name={t('allGenres')} />
          ) : null}
        </div>
        <ul className={styles.tiles} aria-labelledby={id}>
          {all.slice(0, tiles).map(([key, name]) => {
            const list = known.get(key.toLowerCase());
            return (
              <li key={key}>
                <a href={genrePath(key)} className={styles.tile}>
                  {list?.cover ? (
                    <Picture
                      picture={{ ...list.cover, placeholder: undefined }}
                      alt=""
                      ratio="fill"
                      sizes="(min-width: 64rem) 14rem, 45vw"
                      widest={480}
                    />
                  ) : null}
                  <span className={styles.veil} />
                  <span className={styles.name}>
                    <ServerText>{genreName(key, list ?? { name_fa: name }, page)}</ServerText>
                  </span>
                </a>
              </li>
            );
          })}
        </ul>
      </section>
    </Container>
  );
}
