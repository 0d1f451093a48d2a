import { ask } from '@parde/api-client/query';
import { AllLink, Container, Heading, PersonCard, Picture } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { loadMessages } from '../../app/i18n/messages.ts';
import { hasOperation, hasPage, isDerived } from '../../app/page/operations.ts';
import type { Page } from '../../app/page/page.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { PageLink } from '../../app/parts/PageLink.tsx';
import { ServerText } from '../../app/parts/ServerText.tsx';
import { contentFilter } from '../../app/settings/settings.ts';
import { genreName } from '../../names/menu-names.ts';
import { namePhrase } from '../../names/phrases.ts';
import { contentPath, genrePath, path } from '../../paths.ts';
import { ContentCard } from '../../titles/cards/ContentCard.tsx';
import { cardsWithPage } from '../../titles/cards/cards-with-page.ts';
import { NamedShelf } from '../../titles/shelves/NamedShelf.tsx';
import { TopShelf } from '../../titles/shelves/TopShelf.tsx';
import * as styles from './GenreTiles.css.ts';

/** The page before a letter is typed: titles that others watch, and links by genre, by person and by date. */
export function SearchStart() {
  const has = startSections(usePage());
  return (
    <>
      {has.top ? <TopShelf /> : null}
      {has.genres ? <GenreTiles /> : null}
      {has.newest ? <Newest /> : null}
      {has.people ? <People /> : null}
    </>
  );
}

function Newest() {
  const { t } = useTranslation('search');
  const page = usePage();
  const { data } = useQuery(startQueries.newest(page));
  const cards = cardsWithPage(page, data?.items);
  if (cards.length === 0) return null;
  return (
    <NamedShelf
      title={t('newest')}
      item="poster"
      reservedHeight="facts"
      allHref={hasPage(page, 'cinema') ? `${path('cinema')}?sort=newest` : undefined}
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
  const { data } = useQuery(startQueries.people(page));
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
                <PageLink href={genrePath(key)} className={styles.tile}>
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

type StartContext = Pick<Page, 'api' | 'facts'>;

/** The number of cards that fill a shelf on the widest screen. */
const cardsOfShelf = 12;

const startQueries = {
  top: ({ api, facts }: StartContext) => ask(api, 'getTop', { query: contentFilter.read(facts) }),
  genres: ({ api }: StartContext) => ask(api, 'getGenres'),
  /** The lists with the genres' pictures and English names. Genres come after all other lists. */
  genreLists: ({ api }: StartContext) => ask(api, 'listLists', { query: { limit: 50 } }),
  people: ({ api }: StartContext) =>
    ask(api, 'listCasts', {
      path: { group: 'iranian-actors' },
      query: { limit: cardsOfShelf },
    }),
  newest: ({ api }: StartContext) =>
    ask(api, 'listTitles', { query: { sort: 'newest', limit: cardsOfShelf } }),
};

/** Returns which sections this server can fill, with cards that lead to a page. */
export function startSections(page: StartContext) {
  const hasGenres = hasOperation(page, 'getGenres') && hasPage(page, 'genre');
  return {
    top: hasOperation(page, 'getTop'),
    genres: hasGenres,
    genreLists: hasGenres && hasOperation(page, 'listLists'),
    people: hasOperation(page, 'listCasts') && hasPage(page, 'cast'),
    // A list that is derived from the home page has no order.
    newest: hasOperation(page, 'listTitles') && !isDerived(page, 'listTitles'),
  };
}

/** Each section may fail independently. */
export async function prefetchStart(page: Page): Promise<void> {
  const { queryClient } = page;
  const has = startSections(page);
  await Promise.all([
    loadMessages(page, 'home-late'),
    has.top && queryClient.prefetchQuery(startQueries.top(page)),
    has.genres && queryClient.prefetchQuery(startQueries.genres(page)),
    has.genreLists && queryClient.prefetchQuery(startQueries.genreLists(page)),
    has.people && queryClient.prefetchQuery(startQueries.people(page)),
    has.newest && queryClient.prefetchQuery(startQueries.newest(page)),
  ]);
}
