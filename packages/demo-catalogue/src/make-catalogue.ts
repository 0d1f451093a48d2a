import type { Catalogue } from './catalogue.ts';
import { demoData } from './data/demo-data.ts';
import { artsOf } from './generate/art.ts';
import { createTroupe } from './generate/casting.ts';
import { categoriesOf } from './generate/categories.ts';
import { commentsOn } from './generate/comments.ts';
import { midnight, startOf } from './generate/days.ts';
import { accessOf } from './generate/facts.ts';
import { handWrittenFilms, handWrittenSeries, handWrittenVideos } from './generate/hand-written.ts';
import { homeOf } from './generate/home.ts';
import { createLibrary } from './generate/library.ts';
import { listsOf } from './generate/lists.ts';
import { createNamer } from './generate/namer.ts';
import { companiesOf, peopleOf } from './generate/people.ts';
import { runOf } from './generate/run.ts';
import { seasonsOf } from './generate/titles/episodes.ts';
import { makeFilms, type Studio } from './generate/titles/films.ts';
import { livesOf } from './generate/titles/lives.ts';
import { screeningsOf } from './generate/titles/screenings.ts';
import { makeSeries } from './generate/titles/series.ts';
import { channelsOf, makeVideos, trailerOf } from './generate/titles/videos.ts';
import { titleOf, type Work, workKey } from './generate/titles/work.ts';
import { seededRandom } from './seeded-random.ts';

export type Size = 'full' | 'small';

export type CatalogueOptions = {
  /** The same seed makes the same catalogue. Another seed changes everything but the hand-written titles. */
  seed?: number;
  /** `small` has the hand-written titles and a few more, for tests and a quick start. */
  size?: Size;
  /** The day of the catalogue, in milliseconds since 1970; today by default. */
  now?: number;
};

const amounts = {
  full: { films: 1560, series: 345, videos: 200, comments: 1 },
  small: { films: 30, series: 26, videos: 3, comments: 0.3 },
} as const satisfies Record<Size, unknown>;

/** Makes the complete catalogue for a day. The same options make the same catalogue. */
export function makeCatalogue({
  seed = 1,
  size = 'full',
  now = Date.now(),
}: CatalogueOptions = {}): Catalogue {
  const data = demoData();
  const library = createLibrary(data);
  const today = midnight(now);
  const amount = amounts[size];

  const films = handWrittenFilms(data, today);
  const series = handWrittenSeries(data, today);
  const namer = createNamer(library);
  for (const { name_fa } of [...films, ...series.map(({ work }) => work)]) namer.reserve(name_fa);
  const troupe = createTroupe(seededRandom(`${seed}/people`), library, companiesOf(films));
  const studio: Studio = { seed, today, library, namer, troupe };

  const works: Work[] = [
    ...films,
    ...makeFilms(amount.films, studio),
    ...handWrittenVideos(data, today),
  ];
  const seasons = { seed, today, library };
  for (const { work, entry } of series) {
    const run = runOf(seededRandom(`${seed}/run/${work.id}`), today, {
      isRunning: entry.announced > 0,
      seasons: entry.seasons,
      extras: entry.specials,
      pace: entry.days_between,
      minutes: entry.minutes,
      soon: entry.announced,
      began: startOf(entry.began),
    });
    const names = entry.episode_names;
    works.push({
      ...work,
      releasedAt: run.airsAt,
      seasons: seasonsOf({ ...seasons, work, land: library.iran, run, names }),
    });
  }
  for (const { work, land, run } of makeSeries(amount.series, size, studio)) {
    works.push({ ...work, seasons: seasonsOf({ ...seasons, work, land, run }) });
  }
  works.push(...makeVideos(library, seed, today, amount.videos));
  works.push(...works.filter(({ trailer_id }) => trailer_id).map(trailerOf));

  const byHand = [...films, ...series.map(({ work }) => work)];
  const lists = listsOf(data, seed, today, works) ?? [];
  const home = homeOf(data, works);
  // Lists limited by year change from day to day. They are left out, so that a title's artwork does not change.
  const lasting = new Set(data.lists.flatMap((list) => (list.takes.until_year ? [] : [list.id])));
  const shelves = [...lists.filter(({ id }) => lasting.has(id)), ...(home?.rows ?? [])];
  const arts = artsOf(
    works,
    byHand,
    shelves.map(({ items }) => items),
  );
  const people = [...data.people, ...troupe.people];
  const names = new Map(people.map(({ id, name_fa }) => [id, name_fa]));
  return {
    vocabulary: data.vocabulary,
    categories: data.categories,
    people: peopleOf(library, seed, today, people, works),
    titles: works.map((work) => ({
      ...accessOf(seededRandom(`access/${work.id}`), work),
      ...titleOf(work),
      art: arts.get(workKey(work)) ?? work.art,
      categories: categoriesOf(work),
    })),
    channels: channelsOf(data, works, today),
    lives: livesOf(library, seed),
    screenings: screeningsOf(data, today),
    lists,
    home,
    comments: commentsOn(works, {
      seed,
      today,
      share: amount.comments,
      texts: data.comments,
      names,
    }),
  };
}
