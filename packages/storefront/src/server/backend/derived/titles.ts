import type { Card, DownloadRow, EpisodeItem, Season } from '@parde/api-client';
import { foldDigits, formatNumber } from '@parde/domain';
import { type CallOperation, type Compose, Refusal, type Viewer } from '../define-backend.ts';
import { findCard } from './home-cards.ts';
import { pageOf } from './lists.ts';
import {
  accessOf,
  commonFields,
  fetchTitleFacts,
  rowsOf,
  type TitleFacts,
  type TitleRef,
} from './title-facts.ts';

/** Composes a title's page from the fields of all titles and those of its type. */
const composeTitle =
  <Fields>(type: TitleRef['type'], fieldsOf: (facts: TitleFacts) => Fields) =>
  async (
    { path: { id } }: { readonly path: { readonly id: string } },
    callOperation: CallOperation,
    viewer: Viewer,
  ) => {
    const facts = await fetchTitleFacts(callOperation, { type, id }, viewer);
    return { data: { ...(await commonFields(facts, callOperation)), ...fieldsOf(facts) } };
  };

const yearsOf = ({ card }: TitleFacts) => ({
  year: card?.year ?? null,
  jalali_year: card?.jalali_year ?? null,
});

export const composeMovie: Compose<'getMovie'> = composeTitle('movie', (facts) => ({
  ...yearsOf(facts),
  similar: similarFilms(facts),
}));

export const composeVideo: Compose<'getVideo'> = composeTitle('video', (facts) => ({
  ...yearsOf(facts),
  issue: facts.card?.issue ?? null,
}));

const mostSimilar = 12;

/** Returns the film's neighbours on the first shelf that contains it. */
function similarFilms({ id, home }: TitleFacts): Card[] {
  const film = { type: 'movie', id };
  const shelf = home.discover?.data.find(({ items }) => findCard(items, film));
  return (shelf?.items ?? [])
    .filter((card) => card.content_type === 'movie' && card.id !== id)
    .slice(0, mostSimilar);
}

export const composeSeries: Compose<'getSeries'> = composeTitle('series', (facts) => {
  const episodes = episodesOf(facts);
  const [first] = episodes;
  return {
    ...yearsOf(facts),
    seasons: seasonsOf(episodes),
    episode_count: episodes.length,
    // Without a known order, the first episode is unknown.
    first_episode: first?.number == null ? null : first,
  };
});

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
export const composeEpisode: Compose<'getEpisode'> = composeTitle('episode', (facts) => {
  const { id, cart, name_fa, name_en } = facts;
  const [row] = cart ? rowsOf(cart, { type: 'episode', id }) : [];
  return { number: readEpisodeNumbers(row ?? { name: name_fa, name_en }).number };
});

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
