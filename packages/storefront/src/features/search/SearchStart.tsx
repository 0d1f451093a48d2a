import { ask } from '@parde/api-client/query';
import { AllLink, Container, Heading, PersonCard, Picture } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { loadMessages } from '../../app/i18n/messages.ts';
import { existingPages, useExistingPages } from '../../app/page/existing-pages.ts';
import { isDerived } from '../../app/page/operations.ts';
import type { Page } from '../../app/page/page.ts';
import { prefetch, when } from '../../app/page/queries.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { PageLink } from '../../app/parts/PageLink.tsx';
import { ServerText } from '../../app/parts/ServerText.tsx';
import { contentFilter } from '../../app/settings/settings.ts';
import { genreName } from '../../names/menu-names.ts';
import { namePhrase } from '../../names/phrases.ts';
import { contentPath, path } from '../../paths.ts';
import { ContentCard } from '../../titles/cards/ContentCard.tsx';
import { cardsWithPage } from '../../titles/cards/cards-with-page.ts';
import { NamedShelf } from '../../titles/shelves/NamedShelf.tsx';
import { TopShelf } from '../../titles/shelves/TopShelf.tsx';
import * as styles from './GenreTiles.css.ts';

/** The page before a letter is typed: titles that others watch, and links by genre, by person and by date. */
export function SearchStart() {
  return (
    <>
      {startQueries(usePage()).top.enabled === false ? null : <TopShelf />}
      <GenreTiles />
      <Newest />
      <People />
    </>
  );
}

function Newest() {
  const { t } = useTranslation('search');
  const page = usePage();
  const { data } = useQuery(startQueries(page).newest);
  const cards = cardsWithPage(page, data?.items);
  if (cards.length === 0) return null;
  return (
    <NamedShelf
      title={t('newest')}
      item="poster"
      reservedHeight="facts"
      allHref={existingPages(page).path('cinema', {}, { sort: 'newest' })}
    >
      {cards.map((card) => (
        <ContentCard
          key={`${card.content_type}-${card.id}`}
          // All titles of this shelf are new.
          card={card.badge === 'new' ? { ...card, badge: null } : card}
          shape="posters"
        />
      ))}
    </NamedShelf>
  );
}

function People() {
  const { t } = useTranslation('search');
  const page = usePage();
  const { data } = useQuery(startQueries(page).people);
  const people = data?.items ?? [];
  if (people.length === 0) return null;
  return (
    <NamedShelf title={t('people')} item="person" allHref={path('iranian-actors')}>
      {people.map((person) => (
        <PersonCard
          key={person.id}
          href={contentPath('person', person.id)}
          name={namePhrase(person, page.facts.locale)}
          picture={person.picture}
        />
      ))}
    </NamedShelf>
  );
}

/** The tiles fill two rows on the widest screens, and four on a phone. */
const tiles = 12;

/** The categories of the search, for a click instead of a typed term. */
export function GenreTiles() {
  const { t } = useTranslation('search');
  const page = usePage();
  const id = useId();
  const { path, genrePath } = useExistingPages();
  const queries = startQueries(page);
  const { data: genres } = useQuery(queries.genres);
  const { data: lists } = useQuery(queries.genreLists);
  const known = new Map(
    lists?.items.flatMap((list) => (list.kind === 'genre' ? [[list.id, list]] : [])),
  );
  const shown = Object.entries(genres ?? {}).flatMap(([key, name]) => {
    const href = genrePath(key);
    return href === undefined ? [] : [{ key, name, href }];
  });
  if (shown.length === 0) return null;
  const all = path('genres');
  return (
    <Container>
      <section className={styles.genres} aria-labelledby={id}>
        <div className={styles.head}>
          <Heading level={2} size="md" id={id}>
            {t('genres')}
          </Heading>
          {all ? <AllLink href={all} label={t('allGenres')} name={t('allGenres')} /> : null}
        </div>
        <ul className={styles.tiles} aria-labelledby={id}>
          {shown.slice(0, tiles).map(({ key, name, href }) => {
            const list = known.get(key.toLowerCase());
            return (
              <li key={key}>
                <PageLink href={href} className={styles.tile}>
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
                </PageLink>
              </li>
            );
          })}
        </ul>
      </section>
    </Container>
  );
}

/** The number of cards that fill a shelf on the widest screen. */
const cardsOfShelf = 12;

/** The queries of the sections. Disabled if this server cannot fill a section with cards that lead to a page. */
export function startQueries(page: Pick<Page, 'api' | 'facts'>) {
  const { api, facts } = page;
  const { contentPath, genrePath } = existingPages(page);
  const genres = when(genrePath('') !== undefined, ask(api, 'getGenres'));
  return {
    top: ask(api, 'getTop', { query: contentFilter.read(facts) }),
    genres,
    /** The lists with the genres' pictures and English names. Genres come after all other lists. */
    genreLists: when(genres.enabled !== false, ask(api, 'listLists', { query: { limit: 50 } })),
    people: when(
      contentPath('person', '') !== undefined,
      ask(api, 'listCasts', { path: { group: 'iranian-actors' }, query: { limit: cardsOfShelf } }),
    ),
    // A list that is derived from the home page has no order.
    newest: when(
      !isDerived(page, 'listTitles'),
      ask(api, 'listTitles', { query: { sort: 'newest', limit: cardsOfShelf } }),
    ),
  };
}

/** Each section may fail independently. */
export async function prefetchStart(page: Page): Promise<void> {
  const { top, genres, genreLists, people, newest } = startQueries(page);
  await Promise.all([
    loadMessages(page, 'home-late'),
    prefetch(page, top),
    prefetch(page, genres),
    prefetch(page, genreLists),
    prefetch(page, people),
    prefetch(page, newest),
  ]);
}
