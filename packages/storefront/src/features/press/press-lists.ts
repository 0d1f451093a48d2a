import type { ChannelKind, VideoItem } from '@parde/api-client';
import { askPages } from '@parde/api-client/query';
import type { Page } from '../../app/page/page.ts';
import { printSearch } from '../../app/url.ts';
import { contentId } from '../../content-id.ts';
import {
  type ListPage,
  type PagedList,
  pagedList,
  pageSize,
} from '../../titles/grid/paged-list.ts';
import { daysOf, readYear } from './years.ts';

type Api = Pick<Page, 'api'>;
export type VideoList = PagedList<ListPage<VideoItem>>;

/** The filters of these pages, as query parameters. */
export const magazineParam = 'magazine';
export const kindParam = 'kind';
export const sortParam = 'sort';
export const yearParam = 'year';

/** The issues of one magazine, or of all. */
export function issueList({ api }: Api, search: URLSearchParams): VideoList {
  const id = magazineIn(search);
  const query = { limit: pageSize };
  return id === undefined
    ? pagedList(askPages(api, 'listMagazines', { query }))
    : pagedList(askPages(api, 'listChannelVideos', { path: { id }, query }));
}

export function magazineIn(search: URLSearchParams): string | undefined {
  const id = search.get(magazineParam);
  return id !== null && contentId.test(id) ? id : undefined;
}

export function channelVideos({ api }: Api, id: string, search: URLSearchParams): VideoList {
  const { isOldestFirst, year } = channelFilter(search);
  return pagedList(
    askPages(api, 'listChannelVideos', {
      path: { id },
      query: {
        limit: pageSize,
        ...(isOldestFirst && { sort: 'oldest' }),
        ...(year !== undefined && daysOf(year)),
      },
    }),
  );
}

export function channelFilter(search: URLSearchParams) {
  return {
    isOldestFirst: search.get(sortParam) === 'oldest',
    year: readYear(search.get(yearParam)),
  };
}

export const channelKinds = [
  'newspaper',
  'studio',
  'magazine',
] as const satisfies readonly ChannelKind[];

export function kindIn(search: URLSearchParams): ChannelKind | undefined {
  return channelKinds.find((kind) => kind === search.get(kindParam));
}

export function channelList({ api }: Api, search: URLSearchParams) {
  const kind = kindIn(search);
  return pagedList(
    askPages(api, 'listChannels', { query: { ...(kind && { kind }), limit: pageSize } }),
  );
}

/** The page of all channels has further magazines. */
const maxMagazines = 50;

/** The newest issue comes first, with its magazine. */
export function magazines({ api }: Api) {
  return askPages(api, 'listChannels', {
    query: { kind: 'magazine', limit: maxMagazines },
  });
}

/** A fixed order of parameters, so that a shared cache stores one copy. */
const params = [magazineParam, kindParam, yearParam, sortParam];

/** Returns the address of the same page with another filter, from the start of its list. */
export function withFilter(
  { pathname, search }: { pathname: string; search: string },
  change: Readonly<Record<string, string | undefined>>,
): string {
  const before = new URLSearchParams(search);
  const next = new URLSearchParams();
  for (const name of params) {
    const value = Object.hasOwn(change, name) ? change[name] : before.get(name);
    if (value) next.set(name, value);
  }
  return pathname + printSearch(next);
}
