import type { ContentType, QuickResult } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import {
  type EpisodeOf,
  formatShortEpisodePosition,
  formatTitleYears,
  joinPositionAndName,
  maySearchQuickly,
  readSearchTerm,
} from '@parde/domain';
import {
  FilmIcon,
  LiveIcon,
  NewspaperIcon,
  type SearchBoxProps,
  type SearchResultData,
  SeriesIcon,
  UserIcon,
  VideoIcon,
} from '@parde/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { existingPages } from '../../app/page/existing-pages.ts';
import { when } from '../../app/page/queries.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { PageLink } from '../../app/parts/PageLink.tsx';
import { ServerText } from '../../app/parts/ServerText.tsx';
import {
  clearRecentSearches,
  forgetRecentSearch,
  useRecentSearches,
} from '../../app/settings/recent-searches.ts';
import { useContentFilter } from '../../app/settings/settings.ts';
import { isContentType } from '../../content-id.ts';
import { episodePhrase, titleLines } from '../../names/episode-names.ts';
import { genreName } from '../../names/menu-names.ts';
import { phrase, sentence } from '../../names/phrases.ts';
import { cardsWithPage } from '../../titles/cards/cards-with-page.ts';
import { markTerm, whyFound } from '../../titles/found/why-found.ts';
import * as styles from './SearchPanel.css.ts';

/** The icons by type. Results without an own icon get that of a person. */
const icons: Partial<Record<ContentType, ReactNode>> = {
  movie: <FilmIcon />,
  series: <SeriesIcon />,
  episode: <SeriesIcon />,
  video: <VideoIcon />,
  ekran: <FilmIcon />,
  live: <LiveIcon />,
  channel: <NewspaperIcon />,
};

/** Returns the results of the quick search. There are none if the API does not answer. */
export function useQuickSearch(text: string) {
  const { t } = useTranslation('menus');
  const page = usePage();
  const { api, facts } = page;
  const term = readSearchTerm(text);
  const debouncedTerm = useDebounced(term);
  const isSearchable = maySearchQuickly(term);
  const { contentPath } = existingPages(page);
  const query = ask(api, 'quickSearch', { query: { query: debouncedTerm } });
  const { data, isError, isFetching } = useQuery({
    ...when(isSearchable && maySearchQuickly(debouncedTerm), query),
    placeholderData: keepPreviousData,
  });
  const known = isSearchable && !isError ? (data ?? []) : [];
  const found = oneOfEachSeries(
    known.filter((result) => contentPath(kindOf(result), result.id) !== undefined),
  );
  const loading = isSearchable && (isFetching || debouncedTerm !== term);

  const beneath = (result: QuickResult, of: EpisodeOf) => {
    const own = episodePhrase(result, of, facts.locale);
    return joinPositionAndName(
      formatShortEpisodePosition(of, facts.locale),
      own && markTerm(own, debouncedTerm),
    );
  };
  const results = found.map((result): SearchResultData => {
    const { episode_of: of } = result;
    return {
      id: idOf(result),
      title: markTerm(titleLines(result, facts.locale).title, debouncedTerm),
      matchReason: whyFound(result, debouncedTerm, facts.locale, (reason, name) =>
        t(`why.${reason}`, { name }),
      ),
      ...(of
        ? { meta: beneath(result, of) }
        : {
            kind: t(`kind.${kindOf(result)}`),
            meta: formatTitleYears(result, facts.locale),
          }),
      picture: result.poster,
      round: kindOf(result) === 'person',
      icon: icons[kindOf(result)] ?? <UserIcon />,
    };
  });
  const status = () => {
    if (loading) return t('searching');
    if (!isSearchable || isError) return '';
    return results.length > 0 ? t('found', { count: results.length }) : t('nothingFound');
  };
  const pathOf = (id: string) => {
    const result = found.find((each) => idOf(each) === id);
    return result && contentPath(kindOf(result), result.id);
  };
  return { results, status: status(), loading, pathOf };
}

const idOf = ({ type, id }: QuickResult) => `${type}-${id}`;

/** Other results are people, unless the API says otherwise. */
function kindOf({ type, content_type }: QuickResult) {
  return content_type ?? (isContentType(type) ? type : 'person');
}

const debounceMs = 250;

function useDebounced(value: string): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), debounceMs);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}

/** Returns only the best episode of each series, so that one series does not fill the panel. */
export function oneOfEachSeries<Result extends Pick<QuickResult, 'episode_of'>>(
  results: readonly Result[],
): readonly Result[] {
  const series = results.map(({ episode_of }) => episode_of?.series.id);
  return results.filter((_, index) => !series[index] || series.indexOf(series[index]) === index);
}

/** Few enough to fit on a phone with its keyboard open. */
const titlesShown = 4;
const genresShown = 8;

const recentId = 'recent-';

/** Returns the suggestions before the first letter: the viewer's recent terms, titles that others watch, and genres. */
export function useSearchSuggestions() {
  const { t } = useTranslation('menus');
  const page = usePage();
  const { api, facts } = page;
  const [filter] = useContentFilter();
  const recent = useRecentSearches();
  const { contentPath } = existingPages(page);
  const { data: top } = useQuery(ask(api, 'getTop', { query: filter }));
  const titles = cardsWithPage(page, top?.top).slice(0, titlesShown);
  const idOf = ({ content_type, id }: (typeof titles)[number]) => `top-${content_type}-${id}`;

  const suggestions: SearchBoxProps['suggestions'] = {
    recent: {
      label: t('recentSearches'),
      terms: recent.map((term) => ({
        id: recentId + term,
        text: phrase(term, facts.locale),
        removeLabel: sentence(phrase(term, facts.locale), (name) => t('forget', { name })),
      })),
      onRemove: (id) => forgetRecentSearch(id.slice(recentId.length)),
      clearLabel: t('clearRecent'),
      onClear: clearRecentSearches,
    },
    results: {
      label: t('mostWatched'),
      items: titles.map((card) => {
        const { title, subtitle } = titleLines(card, facts.locale);
        const year = formatTitleYears(card, facts.locale);
        return {
          id: idOf(card),
          title,
          meta: subtitle ?? [t(`kind.${card.content_type}`), ...(year ? [year] : [])].join(' · '),
          picture: card.poster,
        };
      }),
    },
    more: <SearchEntries />,
  };
  return {
    suggestions,
    termOf: (id: string) => recent.find((term) => recentId + term === id),
    pathOf: (id: string) => {
      const card = titles.find((each) => idOf(each) === id);
      return card && contentPath(card.content_type, card.id);
    },
  };
}

/** Links to further pages, for viewers who do not search for a term. */
function SearchEntries() {
  const { t } = useTranslation('menus');
  const page = usePage();
  const id = useId();
  const { path, genrePath } = existingPages(page);
  const { data: genres } = useQuery(when(genrePath('') !== undefined, ask(page.api, 'getGenres')));
  const links = [
    { href: path('cinema', {}, { sort: 'newest' }), label: t('newest') },
    { href: path('iranian-actors'), label: t('casts') },
    ...Object.entries(genres ?? {})
      .slice(0, genresShown)
      .map(([key, name]) => ({
        href: genrePath(key),
        label: genreName(key, { name_fa: name }, page),
      })),
  ];
  return (
    <nav aria-labelledby={id}>
      <p className={styles.label} id={id}>
        {t('waysIn')}
      </p>
      <ul className={styles.entryLinks}>
        {links.map(({ href, label }) =>
          href ? (
            <li key={href}>
              <PageLink href={href} className={styles.entryLink}>
                <ServerText>{label}</ServerText>
              </PageLink>
            </li>
          ) : null,
        )}
      </ul>
    </nav>
  );
}
