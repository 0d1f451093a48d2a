import { rowsOf } from './cart.ts';
import { type Compose, OperationRefused } from './compose.ts';
import { episodesOf, readEpisodeNumbers, seasonsOf } from './episode-rows.ts';
import { pageOf } from './pages.ts';
import { commonFields, fetchTitleFacts } from './title-facts.ts';

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
      countries: [],
      directors: [],
      actors: [],
      release_date: null,
      trailer_id: null,
      seasons: seasonsOf(episodes),
      episode_count: episodes.length,
      // Without a known order, the first episode is unknown.
      first_episode: first?.number == null ? null : first,
      next_episode_at: null,
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
  if (requestedSeason !== undefined && !season && episodes.length > 0) throw noSuchSeason();
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
      series: null,
      season: null,
      number,
      duration_minutes: null,
      countries: [],
      directors: [],
      actors: [],
      air_date: null,
      previous: null,
      next: null,
    },
  };
};

function noSuchSeason(): OperationRefused {
  return new OperationRefused(404, {
    message: 'This series has no such season.',
    message_fa: 'این سریال چنین فصلی ندارد.',
  });
}
