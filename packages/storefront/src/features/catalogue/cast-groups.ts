import type { CastGroup } from '@parde/api-client';
import { askPages } from '@parde/api-client/query';
import { alphabetOf, type Locale } from '@parde/domain';
import type { Page } from '../../app/page/page.ts';
import { printSearch } from '../../app/url.ts';
import { path } from '../../paths.ts';
import { pagedList, pageSize } from '../../titles/grid/paged-list.ts';

/** In menu order. */
export const castGroups = ['iranian-actors', 'foreign-actors', 'directors'] as const;

export function castGroupOf(pathname: string): CastGroup {
  return castGroups.find((group) => pathname === path(group)) ?? castGroups[0];
}

/** The people of one letter, or the most watched of all people. */
export function castList(
  { api, facts }: Pick<Page, 'api' | 'facts'>,
  group: CastGroup,
  search: URLSearchParams,
) {
  const initial = letterIn(search, facts.locale);
  return pagedList(
    askPages(api, 'listCasts', {
      path: { group },
      query: { limit: pageSize, ...(initial !== undefined && { initial }) },
    }),
  );
}

const letterParam = 'letter';

/** An address of the other language may contain a letter of its alphabet. Then the page shows all people. */
export function letterIn(search: URLSearchParams, locale: Locale): string | undefined {
  const letter = search.get(letterParam);
  return alphabetOf(locale).find((each) => each === letter);
}

/** Returns the search string for the first page. */
export function searchWithLetter(search: URLSearchParams, letter: string | undefined): string {
  const next = new URLSearchParams(search);
  next.delete('from');
  if (letter === undefined) next.delete(letterParam);
  else next.set(letterParam, letter);
  return printSearch(next);
}
