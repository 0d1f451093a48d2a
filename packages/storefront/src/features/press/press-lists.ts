import type { Channel, ChannelKind, VideoItem } from '@parde/api-client';
import { askPages } from '@parde/api-client/query';
import { foldDigits, formatDate, type Locale } from '@parde/domain';
import type { Page } from '../../app/page/page.ts';
import { printSearch } from '../../app/url.ts';
import { contentId } from '../../content-id.ts';
import {
  type ListPage,
  type PagedList,
  pagedList,
  pageSize,
} from '../../titles/grid/paged-list.ts';

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

/** The year of a moment in Tehran, in the locale's calendar. */
export function yearOf(moment: string, locale: Locale): number {
  return Number(/\d+$/.exec(foldDigits(formatDate(moment, locale)))?.[0]);
}

/** Each year is a link, and a server may send the year 1 as a channel's beginning. */
const maxYears = 30;

/** Returns the years from the first to the last date, the latest first. */
export function yearsBetween(first: string, last: string, locale: Locale): number[] {
  const [from, to] = [yearOf(first, locale), yearOf(last, locale)];
  const count = Math.min(to - from + 1, maxYears);
  return count > 0 ? Array.from({ length: count }, (_, index) => to - index) : [];
}

/** Reads a year from an address. It may be of either calendar, because no year belongs to both. */
export function readYear(text: string | null): number | undefined {
  return text !== null && /^(?:1[3459]|20)\d\d$/.test(text) ? Number(text) : undefined;
}

/** Returns the first and the last day of the year. */
export function daysOf(year: number): { since: string; until: string } {
  return isGregorian(year)
    ? { since: `${year}-01-01`, until: `${year}-12-31` }
    : { since: nowruz(year), until: dayBefore(nowruz(year + 1)) };
}

const isGregorian = (year: number) => year > 1800;

/** A Jalali year begins on one of these days. */
function nowruz(year: number): string {
  const days = [19, 20, 21, 22].map((day) => `${year + 621}-03-${day}`);
  return days.find((day) => yearOf(day, 'fa') === year) ?? `${year + 621}-03-21`;
}

function dayBefore(day: string): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

const dayMs = 86_400_000;

/** The least and the most days between two videos, on average. */
const rhythms = [
  ['daily', 0.7, 1.5],
  ['weekly', 6, 8.5],
  ['fortnightly', 13, 16],
  ['monthly', 27, 33],
] as const;

type Rhythm = (typeof rhythms)[number][0];

/** The fewest videos that show a rhythm. Fewer may be a coincidence. */
const least = 4;

/** Returns how often a channel publishes, if that is regular. A server may not send when the channel began. */
export function describeRhythm({
  first_published_at: first,
  latest,
  video_count: count,
}: Pick<Channel, 'first_published_at' | 'latest' | 'video_count'>): Rhythm | undefined {
  if (!first || !latest || count < least) return undefined;
  const days = (Date.parse(latest.published_at) - Date.parse(first)) / dayMs / (count - 1);
  return rhythms.find(([, from, to]) => days >= from && days <= to)?.[0];
}
