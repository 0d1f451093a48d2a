import type { Card, DownloadRow, EpisodeItem, Season } from '@parde/api-client';
import { foldDigits, formatNumber } from '@parde/domain';
import { type Compose, Refusal } from '../define-backend.ts';
import { findCard } from './home-cards.ts';
import { pageOf } from './lists.ts';
import { accessOf, commonFields, fetchTitleFacts, rowsOf, type TitleFacts } from './title-facts.ts';

export const composeMovie: Compose<'getMovie'> = async (
  { path: { id } },
  callOperation,
  viewer,
) => {
  const facts = await fetchTitleFacts(callOperation, { type: 'movie', id }, viewer);
  return {
    data: {
      ...(await commonFields(facts, callOperation)),
      year: facts.card?.year ?? null,
      jalali_year: facts.card?.jalali_year ?? null,
      similar: similarFilms(facts),
    },
  };
};

export const composeVideo: Compose<'getVideo'> = async (
  { path: { id } },
  callOperation,
  viewer,
) => {
  const facts = await fetchTitleFacts(callOperation, { type: 'video', id }, viewer);
  const { card } = facts;
  return {
    data: {
      ...(await commonFields(facts, callOperation)),
      year: card?.year ?? null,
      jalali_year: card?.jalali_year ?? null,
      issue: card?.issue ?? null,
    },
  };
};

const mostSimilar = 12;

/** Returns the film's neighbours on the first shelf that contains it. */
function similarFilms({ id, home }: TitleFacts): Card[] {
  const film = { type: 'movie', id };
  const shelf = home.discover?.data.find(({ items }) => findCard(items, film));
  return (shelf?.items ?? [])
    .filter((card) => card.content_type === 'movie' && card.id !== id)
    .slice(0, mostSimilar);
}

export const composeSeries: Compose<'getSeries'> = async (
  { path: { id } },
  callOperation,
  viewer,
) => {
  const facts = await fetchTitleFacts(callOperation, { type: 'series', id }, viewer);
  const episodes = episodesOf(facts);
  const [first] = episodes;
  return {
    data: {
      ...(await commonFields(facts, callOperation)),
      year: facts.card?.year ?? null,
      jalali_year: facts.card?.jalali_year ?? null,
      seasons: seasonsOf(episodes),
      episode_count: episodes.length,
      // Without a known order, the first episode is unknown.
      first_episode: first?.number == null ? null : first,
    },
  };
};

export const composeEpisodes: Compose<'listEpisodes'> = async (
  { path: { id }, query = {} },
  callOperation,
  viewer,
) => {
  const facts = await fetchTitleFacts(callOperation, { type: 'series', id }, viewer);
  const episodes = episodesOf(facts);
  const { name_fa, name_en, card, cart } = facts;
  const poster = card?.poster ?? cart?.title_poster ?? null;
  const requestedSeason = query.season;
  const season = seasonsOf(episodes).find(({ number }) => number === requestedSeason) ?? null;
  if (requestedSeason !== undefined && !season && episodes.length > 0) {
    throw new Refusal({
      status: 404,
      message: 'This series has no such season.',
      message_fa: 'این سریال چنین فصلی ندارد.',
    });
  }
  const shown = season ? episodes.filter((episode) => episode.season === season.number) : episodes;
  return {
    data: { about: { series: { id, name_fa, name_en, poster }, season }, ...pageOf(shown, query) },
  };
};

/** Composes an episode without its series, which no operation of section 7 contains. */
export const composeEpisode: Compose<'getEpisode'> = async (
  { path: { id } },
  callOperation,
  viewer,
) => {
  const title = { type: 'episode', id } as const;
  const facts = await fetchTitleFacts(callOperation, title, viewer);
  const [row] = facts.cart ? rowsOf(facts.cart, title) : [];
  const { number } = readEpisodeNumbers(row ?? { name: facts.name_fa, name_en: facts.name_en });
  return {
    data: {
      ...(await commonFields(facts, callOperation)),
      number,
    },
  };
};

/** The contract's number 0, for episodes outside the seasons or without a known season. */
const noSeason = 0;

type Named = Pick<DownloadRow, 'name' | 'name_en'>;

/** Reads season and number from an episode's name in a bill. Section 7 has no other source for them. */
function readEpisodeNumbers({ name, name_en }: Named): {
  season: number;
  number: number | null;
} {
  const text = foldDigits(`${name} ${name_en ?? ''}`);
  const season = /(?:فصل|season)\s*(\d{1,3})(?!\d)/i.exec(text)?.[1];
  const number = /(?:قسمت|episode)\s*(\d{1,4})(?!\d)/i.exec(text)?.[1];
  return {
    season: season === undefined ? noSeason : Number(season),
    number: number === undefined ? null : Number(number),
  };
}

type Episode = Pick<EpisodeItem, 'id' | 'season' | 'number' | 'name_fa' | 'name_en' | 'access'>;

/** Returns one item for each id, because an episode has a row for each of its files. */
function episodesOf(facts: TitleFacts): Episode[] {
  const rows = new Map<string, DownloadRow>();
  for (const row of facts.cart?.downloads ?? []) {
    if (row.type === 'episode') rows.set(row.id, row);
  }
  const access = accessOf(facts);
  return inOrder(
    [...rows.values()].map((row) => ({
      id: row.id,
      ...readEpisodeNumbers(row),
      name_fa: row.name,
      name_en: row.name_en ?? null,
      access,
    })),
  );
}

/** Sorts by season and number. Episodes without them come last. */
function inOrder(episodes: Episode[]): Episode[] {
  return episodes.toSorted(
    (one, other) =>
      orderOf(one.season) - orderOf(other.season) || (one.number ?? last) - (other.number ?? last),
  );
}

const last = 10_000;
const orderOf = (season: number): number => (season === noSeason ? last : season);

function seasonsOf(episodes: readonly Episode[]): Season[] {
  const counts = new Map<number, number>();
  for (const { season } of episodes) counts.set(season, (counts.get(season) ?? 0) + 1);
  return [...counts]
    .toSorted(([one], [other]) => orderOf(one) - orderOf(other))
    .map(([number, episode_count]) => ({
      number,
      ...seasonName(number, counts.size === 1),
      year: null,
      episode_count,
    }));
}

function seasonName(number: number, isOnly: boolean): Pick<Season, 'name_fa' | 'name_en'> {
  if (number !== noSeason) {
    return { name_fa: `فصل ${formatNumber(number, 'fa')}`, name_en: `Season ${number}` };
  }
  return isOnly
    ? { name_fa: 'همهٔ قسمت‌ها', name_en: 'All episodes' }
    : { name_fa: 'قسمت‌های دیگر', name_en: 'Other episodes' };
}
