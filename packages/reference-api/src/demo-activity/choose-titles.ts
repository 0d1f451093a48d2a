import { type SeededRandom, seededRandom } from '@parde/demo-catalogue';
import { day } from '../catalogue/tehran.ts';
import type { Title, Titles } from '../catalogue/title.ts';
import type { Database } from '../storage/database.ts';
import type { SoldTitles } from './make-payments.ts';
import type { Viewings } from './viewings.ts';

/** Titles that a viewer may have watched at any time of the year, in a random order that the seed determines. */
export type Choice = { random: SeededRandom; films: Title[]; series: Title[][] };

type Wanted = { mobile: string; today: number; watched: Viewings };

/** All of them were released before the first viewing. */
const releasedBefore = 320 * day;
const kidsGenres = ['kids', 'family', 'animation'];
const most = 150;
const fewestEpisodes = 8;

export function chooseTitles(db: Database, titles: Titles, wanted: Wanted): Choice {
  const { mobile, today, watched } = wanted;
  const { audience, finished, started, watchlist, series } = watched;
  const forKids = audience === 'kids';
  const seed = db.one(db.from.selectFrom('seeds').select('seed'))?.seed ?? 0;
  const random = seededRandom(`${seed} ${mobile}`);
  const kids = db.from
    .selectFrom('title_genres')
    .select('title_id')
    .where('genre_key', 'in', kidsGenres);
  const found = (type: 'movie' | 'series') =>
    db
      .all(
        db.from
          .selectFrom('titles')
          .select('id')
          .where('type', '=', type)
          .where('listed', '=', 1)
          .where('has_poster', '=', 1)
          .where((be) => be.or([be('type', '=', 'series'), be('seconds', 'is not', null)]))
          .where('access', 'in', audience === 'guests' ? ['free'] : ['free', 'subscription'])
          .where('released_at', '<', today - releasedBefore)
          .where('age', forKids ? '<=' : '>=', 7)
          .where('id', forKids ? 'in' : 'not in', kids)
          .orderBy('popularity', 'desc')
          .orderBy('id')
          .limit(most),
      )
      .map(({ id }) => id);
  const episodesOf = (seriesId: string) =>
    db
      .all(
        db.from
          .selectFrom('episodes')
          .select('id')
          .where('series_id', '=', seriesId)
          .where('season', '>', 0)
          .where('air_at', '<', today - releasedBefore)
          .orderBy('season')
          .orderBy('number')
          .limit(fewestEpisodes),
      )
      .map(({ id }) => id);
  const filmCount = finished.length + started.length + watchlist;
  return {
    random,
    films: titles.all('movie', shuffled(found('movie'), random).slice(0, filmCount)),
    series: shuffled(found('series'), random)
      .slice(0, 4 * series.length)
      .map(episodesOf)
      .filter(({ length }) => length >= fewestEpisodes)
      .slice(0, series.length)
      .map((ids) => titles.all('episode', ids)),
  };
}

/** Two popular films and a screening that are sold singly. */
export function soldTitles(db: Database, titles: Titles, today: number): SoldTitles {
  const films = db.from
    .selectFrom('titles')
    .select('id')
    .where('type', '=', 'movie')
    .where('access', '=', 'paid')
    .where('downloadable', '=', 1)
    .where('price', 'is not', null)
    .where('released_at', '<', today - releasedBefore)
    .orderBy('popularity', 'desc');
  const screening = db.from
    .selectFrom('ekrans')
    .select('id')
    .where('period_start', '<', today - 2 * day)
    .where('period_end', '>', today)
    .orderBy('period_end', 'desc');
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  const [film, file] = titles.all('movie', ids(db.all(films.limit(2))));
  const [shown] = titles.all('ekran', ids(db.all(screening.limit(1))));
  return { ...(film && { film }), ...(file && { file }), ...(shown && { screening: shown }) };
}

function shuffled<Item>(items: readonly Item[], random: SeededRandom): Item[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(random.integer(0, rest.length - 1), 1));
}
