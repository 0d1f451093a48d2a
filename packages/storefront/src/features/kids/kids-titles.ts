import { isApiError } from '@parde/api-client';
import { isForKids, type KidsAge, type KidsTitleType, kidsTitleTypes } from '@parde/domain';
import { queryOptions } from '@tanstack/react-query';
import { type Params, redirect } from 'react-router';
import type { Page } from '../../app/page/page.ts';
import { kidsHome } from '../../paths.ts';

export interface KidsRef {
  readonly type: KidsTitleType;
  readonly id: string;
}

/** Returns undefined for anything else, which is sold separately or is no title. */
export function readKidsRef({ type, id }: Params): KidsRef | undefined {
  const known = kidsTitleTypes.find((each) => each === type);
  return known && id !== undefined ? { type: known, id } : undefined;
}

/** Kids' pages show nothing outside kids mode: an adult is redirected to the set-up page. */
export function requireKidsAge({ facts }: Pick<Page, 'facts'>): KidsAge {
  if (facts.kids === undefined) throw redirect(kidsHome);
  return facts.kids;
}

async function fetchTitle({ api }: Pick<Page, 'api'>, { type, id }: KidsRef) {
  const input = { path: { id } };
  switch (type) {
    case 'movie':
      return { ...(await api.call('getMovie', input)).data, type };
    case 'series':
      return { ...(await api.call('getSeries', input)).data, type };
    case 'video':
      return { ...(await api.call('getVideo', input)).data, type };
    case 'episode':
      return { ...(await api.call('getEpisode', input)).data, type };
  }
}

/** The fields of a title that a child sees. The document contains no other fields. */
async function fetchForKids(page: Pick<Page, 'api'>, ref: KidsRef) {
  const title = await fetchTitle(page, ref);
  const { id, name_fa, name_en, summary_fa, summary_en, access, badge } = title;
  return {
    type: title.type,
    id,
    name_fa,
    name_en,
    summary_fa,
    summary_en,
    access,
    badge,
    age_rating: title.age_rating,
    poster: title.poster,
    backdrop: title.backdrop,
    genres: title.genres,
    ...(title.type === 'episode' && { series: title.series, number: title.number }),
    ...(title.type === 'series' && {
      seasons: title.seasons,
      first_episode: title.first_episode,
    }),
  };
}

export type KidsTitle = Awaited<ReturnType<typeof fetchForKids>>;

export function kidsTitleQuery({ api }: Pick<Page, 'api'>, ref: KidsRef) {
  return queryOptions({
    queryKey: ['kidsTitle', ref],
    queryFn: () => fetchForKids({ api }, ref),
    staleTime: 300_000,
  });
}

/**
 * Redirects to the kids' home for a title above the age, of unknown age, or that does not exist. Returns undefined if
 * the call failed: the page shows that.
 */
export async function loadKidsTitle(page: Page, params: Params): Promise<KidsTitle | undefined> {
  const age = requireKidsAge(page);
  const ref = readKidsRef(params);
  if (!ref) throw redirect(kidsHome);
  try {
    const title = await page.queryClient.ensureQueryData(kidsTitleQuery(page, ref));
    if (isForKids(title.age_rating, age)) return title;
  } catch (error) {
    if (!isApiError(error) || error.status !== 404) return undefined;
  }
  throw redirect(kidsHome);
}
