import type { WatchingItem } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { ChevronForwardIcon } from '@parde/ui';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearch } from '../../app/hooks/use-search.ts';
import { when } from '../../app/page/queries.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Failed } from '../../app/parts/Failed.tsx';
import { PageLink } from '../../app/parts/PageLink.tsx';
import { separator } from '../../names/names.ts';
import { namePhrase, sentence } from '../../names/phrases.ts';
import { kidsHome, path } from '../../paths.ts';
import { cursorIn } from '../../titles/grid/paged-list.ts';
import { watchedFraction } from '../../titles/watch-position.ts';
import * as cards from './KidsCards.css.ts';
import { cardsInRow, KidsCardLink, KidsGrid, KidsTitleCard } from './KidsCards.tsx';
import * as frame from './KidsFrame.css.ts';
import { KidsFrame, KidsGreeting } from './KidsFrame.tsx';
import { KidsHero } from './KidsHero.tsx';
import { KidsFailed, KidsNothing } from './KidsMessage.tsx';
import { KidsHeading, KidsShelf, KidsThemes } from './KidsShelf.tsx';
import {
  genresQuery,
  supportsKidsMode,
  themeIn,
  themeList,
  themePath,
  useKidsAge,
  useOpenCards,
} from './kids-lists.ts';
import { cardKey, type KidsTheme, kidsGenre, shelfCards, themesOf } from './kids-themes.ts';

export function KidsHome() {
  const { t } = useTranslation('kids-area');
  const page = usePage();
  const isSupported = supportsKidsMode(page);
  const { data: genres } = useQuery(when(isSupported, genresQuery(page)));
  const themes = themesOf(genres);
  const theme = themeIn(useSearch(), themes);
  if (theme && isSupported) return <KidsThemePage theme={theme} />;
  return (
    <KidsFrame>
      <KidsGreeting name="simurgh">{t('what')}</KidsGreeting>
      {isSupported ? <Pictures themes={themes} /> : <KidsNothing />}
    </KidsFrame>
  );
}

function Pictures({ themes }: { themes: readonly KidsTheme[] }) {
  const { t } = useTranslation('kids-area');
  const page = usePage();
  const age = useKidsAge();
  const openCards = useOpenCards();
  const lists = useQueries({ queries: themes.map((theme) => themeList(page, theme, age)) });
  const isMissing = lists.map(({ isError, data }) => isError && !data);
  // If nothing has loaded, one message is shown instead of one for each row.
  if (isMissing.every(Boolean)) {
    return (
      <KidsFailed level={2} onRetry={() => Promise.all(lists.map(({ refetch }) => refetch()))} />
    );
  }
  const open = lists.map(({ data }) => openCards(data?.items));
  const forKids = new Set(
    open.flatMap((each, index) => (themes[index]?.genre === kidsGenre ? each.map(cardKey) : [])),
  );
  const [hero] = open[0] ?? [];
  // No picture is shown twice.
  const shown = new Set(hero && [cardKey(hero)]);
  const rows = themes.map((theme, index) => {
    const all = shelfCards(open[index] ?? [], forKids, age);
    const others = all.filter((card) => !shown.has(cardKey(card))).slice(0, cardsInRow);
    // A shelf is filled at least by half. Titles of a smaller theme are left to the themes below.
    const taste = index > 0 && others.length < fewestInRow ? [] : others;
    for (const card of taste) shown.add(cardKey(card));
    return { theme, taste, list: lists[index], isWorthAPage: all.length > 3 };
  });
  return (
    <>
      <KidsThemes
        themes={rows.filter(({ isWorthAPage }) => isWorthAPage).map(({ theme }) => theme)}
      />
      {hero ? <KidsHero card={hero} /> : null}
      <KidsWatching />
      {shown.size === 0 && !isMissing.some(Boolean) ? <KidsNothing /> : null}
      {rows.map(({ theme, taste, list, isWorthAPage }, index) => {
        if (!isMissing[index] && taste.length === 0) return null;
        return (
          <KidsShelf key={theme.name} theme={theme} hasPage={isWorthAPage}>
            {isMissing[index] ? (
              <Failed text={t('rowFailed')} onRetry={() => list?.refetch()} />
            ) : (
              <KidsGrid isTaste>
                {taste.map((card) => (
                  <KidsTitleCard key={cardKey(card)} card={card} />
                ))}
              </KidsGrid>
            )}
          </KidsShelf>
        );
      })}
    </>
  );
}

const fewestInRow = 4;
const cardsInView = 6;

/** A list in pages, because a page has an end and an endless list has none. */
function KidsThemePage({ theme }: { theme: KidsTheme }) {
  const { t } = useTranslation('kids-area');
  const openCards = useOpenCards();
  const cursor = cursorIn(useSearch());
  const list = useQuery(themeList(usePage(), theme, useKidsAge(), cursor));
  const titles = openCards(list.data?.items);
  const next = list.data?.next_cursor ?? null;
  return (
    <KidsFrame back={kidsHome}>
      <KidsGreeting name={theme.character}>{t(`all.${theme.name}`)}</KidsGreeting>
      {list.isError && !list.data ? <KidsFailed level={2} onRetry={list.refetch} /> : null}
      {list.data && titles.length === 0 ? <KidsNothing /> : null}
      <KidsGrid label={t(`all.${theme.name}`)}>
        {titles.map((card, index) => (
          <KidsTitleCard
            key={cardKey(card)}
            card={card}
            loading={index < cardsInView ? 'eager' : 'lazy'}
          />
        ))}
      </KidsGrid>
      <div className={frame.turn}>
        {cursor === null ? null : (
          <PageLink href={themePath(theme)} className={frame.action}>
            {t('fromStart')}
          </PageLink>
        )}
        {next === null ? null : (
          <PageLink href={themePath(theme, next)} className={frame.action}>
            {t('more')}
            <ChevronForwardIcon size="md" />
          </PageLink>
        )}
      </div>
    </KidsFrame>
  );
}

/**
 * The titles that were started. The server leaves out titles that do not fit. If the call fails, the section is left
 * out, because a child finds all titles below.
 */
function KidsWatching() {
  const { t } = useTranslation('kids-area');
  const { api, facts } = usePage();
  const { data } = useQuery(when(facts.signedIn, ask(api, 'listWatching')));
  const items = data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <section className={cards.section}>
      <KidsHeading character="fox">{t('goOn')}</KidsHeading>
      <KidsGrid shape="wide" isTaste>
        {items.slice(0, cardsInRow).map((item) => (
          <Begun key={cardKey(item.card)} item={item} />
        ))}
      </KidsGrid>
    </section>
  );
}

function Begun({ item: { card, place } }: { item: WatchingItem }) {
  const { t } = useTranslation('kids-area');
  const { locale } = usePage().facts;
  const { episode_of: episode } = place;
  const title = namePhrase(episode?.series ?? card, locale);
  const note = episode ? t('episode', { number: episode.number }) : undefined;
  return (
    <li>
      <KidsCardLink
        shape="wide"
        href={path('kids-watch', { type: card.content_type, id: card.id })}
        name={title}
        note={note}
        label={sentence(title, (name) =>
          t('goOnWith', { name: [name, note].filter(Boolean).join(separator[locale]) }),
        )}
        picture={card.backdrop ?? card.poster}
        progress={watchedFraction(place)}
      />
    </li>
  );
}
