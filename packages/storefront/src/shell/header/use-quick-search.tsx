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
  type SearchResultData,
  SeriesIcon,
  UserIcon,
  VideoIcon,
} from '@parde/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasContentPage, hasOperation } from '../../app/page/operations.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { isContentType } from '../../content-id.ts';
import { episodePhrase, titleLines } from '../../names/episode-names.ts';
import { contentPath } from '../../paths.ts';
import { markTerm, whyFound } from '../../titles/found/why-found.ts';
import { oneOfEachSeries } from './one-of-each-series.ts';

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
  const { data, isError, isFetching } = useQuery({
    ...ask(api, 'quickSearch', { query: { query: debouncedTerm } }),
    enabled: isSearchable && maySearchQuickly(debouncedTerm) && hasOperation(page, 'quickSearch'),
    placeholderData: keepPreviousData,
  });
  const known = isSearchable && !isError ? (data ?? []) : [];
  const found = oneOfEachSeries(known.filter((result) => hasContentPage(page, kindOf(result))));
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
