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
import type { Choice } from './choose-titles.ts';
import { commentTexts } from './comment-texts.ts';
import type { Timeline } from './timeline.ts';
import type { Viewings } from './viewings.ts';

type Viewer = {
  mobile: string;
  watched: Viewings;
  choice: Choice;
  /** Films that the viewer buys, and watches last. */
  bought: readonly Title[];
};

/** Adds the viewings of a viewer, and their ratings, comments, lists, channels and downloads. */
export function watchTitles(parts: Parts, timeline: Timeline, viewer: Viewer): void {
  const { db, now } = parts;
  const { mobile, watched, choice, bought } = viewer;
  const { random } = choice;
  const myTitles = createMyTitles(db);
  const watching = createWatching(parts, myTitles, createWatchTime(db, now));
  const ratings = createRatings(db);
  const comments = createComments(parts);
  const follows = createFollows(parts);
  const unusedFilms = [...choice.films];
  const evening = (daysAgo: number, step: () => void) =>
    timeline.at(daysAgo, random.between(20, 23), step);
  const play = (title: Title, share: number) => {
    const duration = title.seconds ?? 0;
    watching.save(mobile, title, { position: Math.round(duration * share), duration, at: now() });
  };
  const commentOn = createCommentator(parts, watched.comments);

  for (const [daysAgo, share] of watched.started) {
    for (const film of unusedFilms.splice(0, 1)) evening(daysAgo, () => play(film, share));
  }
  const finished = [...bought, ...unusedFilms].slice(0, watched.finished.length);
  unusedFilms.splice(0, finished.length - bought.length);
  for (const [index, film] of finished.entries()) {
    const stars = random.integer(5, 10);
    const text = stars >= 7 ? commentOn(film) : undefined;
    evening(watched.finished[index] ?? 0, () => {
      play(film, 1);
      ratings.rate(mobile, film, stars);
      if (stars >= 8) myTitles.add(mobile, 'liked', film);
      if (text !== undefined) comments.add(mobile, film, text, false);
    });
  }
  for (const [index, { days, lastShare }] of watched.series.entries()) {
    for (const [number, daysAgo] of days.entries()) {
      const episode = choice.series[index]?.[number];
      const share = number === days.length - 1 ? lastShare : 1;
      if (episode) evening(daysAgo, () => play(episode, share));
    }
  }
  for (const [index, film] of unusedFilms.splice(0, watched.watchlist).entries()) {
    evening(1 + index * 6, () => myTitles.add(mobile, 'watchlist', film));
  }
  const channels = db.from.selectFrom('channels').select('id').orderBy('position');
  for (const [index, { id }] of db.all(channels.limit(watched.channels)).entries()) {
    evening(30 + index * 20, () => follows.add(mobile, id));
  }
  const downloadable = finished.filter((film) => film.downloadable);
  addDownloads(parts, timeline, mobile, downloadable.slice(0, watched.downloads));
}

/** Returns a function that returns a comment on the genre of a film, each once. */
function createCommentator({ db }: Parts, count: number): (film: Title) => string | undefined {
  const texts = new Map(Object.entries(commentTexts));
  const atLeast = texts.size - count;
  return ({ id }) => {
    if (texts.size <= atLeast) return undefined;
    const genres = db.from.selectFrom('title_genres').select('genre_key as key');
    const rows = db.all(genres.where('title_id', '=', id).orderBy('position'));
    const key = rows.find((row) => texts.has(row.key))?.key ?? '';
    const text = texts.get(key);
    texts.delete(key);
    return text;
  };
}

/** Adds downloads of films, the smallest file of each. */
function addDownloads(
  { db, now }: Parts,
  timeline: Timeline,
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
    timeline.at(1 + index * 9, 18, () => downloads.add(viewer, { type, id, quality, size }));
  }
}
