import { type SeededRandom, seededRandom } from '@parde/demo-catalogue';
import { day } from '../catalogue/tehran.ts';
import type { Title } from '../catalogue/title.ts';
import { createComments } from '../comments/comments.ts';
import { createDownloads } from '../library/fetched.ts';
import { createFollows } from '../library/follows.ts';
import { createMyTitles } from '../library/my-titles.ts';
import { createRatings } from '../library/ratings.ts';
import { createWatchTime } from '../library/watch-time.ts';
import { createWatching } from '../library/watching.ts';
import { fileBytes } from '../media/title-size.ts';
import type { Parts } from '../parts.ts';
import type { Activity } from './activities.ts';
import type { AddStep } from './seed-activity.ts';

type Viewer = {
  mobile: string;
  activity: Activity;
  /** Films that the viewer buys, and watches last. */
  bought: readonly Title[];
};

/** Titles that were released before the first viewing fit every day. */
export const releasedBefore = 320 * day;
const kidsGenres = ['kids', 'family', 'animation'];
const mostPopular = 150;
const fewestEpisodes = 8;

/** Adds the viewings of a viewer, and their ratings, comments, lists, channels and downloads. */
export function watchTitles(parts: Parts, addStep: AddStep, viewer: Viewer): void {
  const { db, titles, now } = parts;
  const { mobile, activity, bought } = viewer;
  const { started, series, watchlist } = activity;
  const myTitles = createMyTitles(db);
  const watching = createWatching(parts, myTitles, createWatchTime(db, now));
  const ratings = createRatings(db);
  const follows = createFollows(parts);

  const seed = db.one(db.from.selectFrom('seeds').select('seed'))?.seed ?? 0;
  const random = seededRandom(`${seed} ${mobile}`);
  const evening = (daysAgo: number, step: () => void) =>
    addStep(daysAgo, random.between(20, 23), step);
  const play = (title: Title, share: number) => {
    const duration = title.seconds ?? 0;
    watching.save(mobile, title, { position: Math.round(duration * share), duration, at: now() });
  };

  const popular = (type: 'movie' | 'series') => popularTitles(parts, type, activity.audience);
  const filmCount = activity.finished.length + started.length + watchlist;
  const films = titles.all('movie', shuffled(popular('movie'), random).slice(0, filmCount));
  const longSeries = shuffled(popular('series'), random)
    .slice(0, 4 * series.length)
    .map((id) => titles.all('episode', firstEpisodes(parts, id)))
    .filter(({ length }) => length >= fewestEpisodes);

  for (const [daysAgo, share] of started) {
    for (const film of films.splice(0, 1)) evening(daysAgo, () => play(film, share));
  }
  const finished = [...bought, ...films].slice(0, activity.finished.length);
  films.splice(0, finished.length - bought.length);
  const commentOn = createCommentator(parts, mobile, activity.comments);
  for (const [index, film] of finished.entries()) {
    const stars = random.integer(5, 10);
    const comment = stars >= 7 ? commentOn(film) : undefined;
    evening(activity.finished[index] ?? 0, () => {
      play(film, 1);
      ratings.rate(mobile, film, stars);
      if (stars >= 8) myTitles.add(mobile, 'liked', film);
      comment?.();
    });
  }
  for (const [index, { days, lastShare }] of series.entries()) {
    for (const [number, daysAgo] of days.entries()) {
      const episode = longSeries[index]?.[number];
      const share = number === days.length - 1 ? lastShare : 1;
      if (episode) evening(daysAgo, () => play(episode, share));
    }
  }
  for (const [index, film] of films.splice(0, watchlist).entries()) {
    evening(1 + index * 6, () => myTitles.add(mobile, 'watchlist', film));
  }
  const channels = db.from.selectFrom('channels').select('id').orderBy('position');
  for (const [index, { id }] of db.all(channels.limit(activity.channels)).entries()) {
    evening(30 + index * 20, () => follows.add(mobile, id));
  }
  const downloadable = finished.filter((film) => film.downloadable);
  addDownloads(parts, addStep, mobile, downloadable.slice(0, activity.downloads));
}

/** Adds downloads of a small file of each film. */
function addDownloads(
  { db, now }: Parts,
  addStep: AddStep,
  mobile: string,
  films: readonly Title[],
): void {
  const downloads = createDownloads(db, now, (error) => {
    throw error;
  });
  const viewer = downloads.idOf(mobile) ?? 0;
  for (const [index, { type, id, qualities, seconds }] of films.entries()) {
    const quality = qualities.find((one) => one === '480p') ?? qualities[0];
    if (quality === undefined) continue;
    const size = fileBytes(quality, seconds ?? 0);
    addStep(1 + index * 9, 18, () => downloads.add(viewer, { type, id, quality, size }));
  }
}

/** Returns ids of popular titles for an audience. Guests watch only free titles. */
function popularTitles(
  { db, now }: Parts,
  type: 'movie' | 'series',
  audience: Activity['audience'],
): string[] {
  const forKids = audience === 'kids';
  const kids = db.from
    .selectFrom('title_genres')
    .select('title_id')
    .where('genre_key', 'in', forKids ? ['kids'] : kidsGenres);
  const popular = db.from
    .selectFrom('titles')
    .select('id')
    .where((eb) => eb.and({ type, listed: 1, has_poster: 1 }))
    .where((be) => be.or([be('type', '=', 'series'), be('seconds', 'is not', null)]))
    .where('access', 'in', audience === 'guests' ? ['free'] : ['free', 'subscription'])
    .where('released_at', '<', now() - releasedBefore)
    .where('age', forKids ? '<=' : '>=', 7)
    .where('id', forKids ? 'in' : 'not in', kids)
    .orderBy('popularity', 'desc')
    .orderBy('id');
  return db.all(popular.limit(mostPopular)).map(({ id }) => id);
}

function firstEpisodes({ db, now }: Parts, seriesId: string): string[] {
  const aired = db.from
    .selectFrom('episodes')
    .select('id')
    .where('series_id', '=', seriesId)
    .where('season', '>', 0)
    .where('air_at', '<', now() - releasedBefore)
    .orderBy('season')
    .orderBy('number');
  return db.all(aired.limit(fewestEpisodes)).map(({ id }) => id);
}

/** Returns a function that chooses a comment of the catalogue, which the viewer then writes instead of its author. */
function createCommentator(parts: Parts, mobile: string, count: number) {
  const { from, one, run } = parts.db;
  const comments = createComments(parts);
  let left = count;
  return (film: Title) => {
    const warm = from
      .selectFrom('comments')
      .select(['id', 'text'])
      .where((eb) => eb.and({ content_type: film.type, content_id: film.id, spoiler: 0 }))
      .where('stars', '>=', 7)
      .orderBy('id');
    const comment = left > 0 ? one(warm.limit(1)) : undefined;
    if (!comment) return undefined;
    left -= 1;
    return () => {
      run(from.deleteFrom('comments').where('id', '=', comment.id));
      comments.add(mobile, film, comment.text, false);
    };
  };
}

function shuffled<Item>(items: readonly Item[], random: SeededRandom): Item[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(random.integer(0, rest.length - 1), 1));
}
