import { seededRandom } from '@parde/demo-catalogue';
import { calendarDay, midnight } from '../catalogue/tehran.ts';
import { addComments } from './comments.ts';
import { addEkrans } from './ekrans.ts';
import { createTroupe } from './generate/casting.ts';
import { addEpisodes } from './generate/episodes.ts';
import { makeFilms, type Studio } from './generate/films.ts';
import { iranian } from './generate/lands.ts';
import { createNamer } from './generate/namer.ts';
import { runOf } from './generate/run.ts';
import { makeSeries } from './generate/series.ts';
import {
  addChannelSeries,
  addChannels,
  looseVideos,
  makeVideos,
  trailerOf,
} from './generate/videos.ts';
import {
  handWrittenFilms,
  handWrittenPeople,
  handWrittenSeries,
  handWrittenVideos,
} from './hand-written.ts';
import { addHome } from './home-rows.ts';
import { addLists } from './lists.ts';
import { addLives } from './lives.ts';
import { addPeople, companiesOf } from './people-rows.ts';
import { emptyRows, type Rows } from './rows.ts';
import { addVocabulary } from './vocabulary-rows.ts';
import { addWork, startOf, type Work } from './work.ts';

export type Size = 'full' | 'small';

const amounts = {
  full: { films: 1560, series: 345, videos: 200, comments: 1 },
  small: { films: 30, series: 26, videos: 3, comments: 0.3 },
} as const satisfies Record<Size, unknown>;

/** The whole catalogue as of a day. Deterministic for a seed. */
export function buildRows(seed: number, now: number, size: Size): Rows {
  const rows = emptyRows();
  const today = midnight(now);
  addVocabulary(rows);

  const films = handWrittenFilms(now);
  const series = handWrittenSeries(now);
  const namer = createNamer();
  for (const { fa } of [...films, ...series.map(({ work }) => work)]) namer.keep(fa);
  const troupe = createTroupe(seededRandom(`${seed}/people`), companiesOf(films));
  const studio: Studio = { seed, today, namer, troupe };
  const { films: filmCount, series: seriesCount, videos, comments } = amounts[size];

  const works: Work[] = [...films, ...makeFilms(filmCount, studio), ...handWrittenVideos(now)];
  for (const { work, seed: written } of series) {
    const run = runOf(seededRandom(`${seed}/run/${work.id}`), today, {
      goesOn: written.soon > 0,
      seasons: written.seasons,
      extras: written.extras,
      pace: written.pace,
      minutes: written.minutes,
      soon: written.soon,
      ...(written.soon === 0 && { began: startOf(written.began) }),
    });
    works.push({ ...work, releasedAt: run.airsAt });
    addEpisodes(rows, { seed, today, work, land: iranian, run, names: written.episodes ?? [] });
  }
  for (const serial of makeSeries(seriesCount, size, studio)) {
    works.push(serial.work);
    addEpisodes(rows, { seed, today, ...serial });
  }
  works.push(...makeVideos(seed, today, videos), ...looseVideos(today));
  works.push(...works.filter(({ trailerId }) => trailerId).map(trailerOf));
  addChannels(rows);
  for (const work of works) addWork(rows, work);
  addChannelSeries(rows, works, today);
  addPeople(rows, seed, today, [...handWrittenPeople(), ...troupe.people]);
  orderNames(rows);
  addEkrans(rows, today);
  addLives(rows, seed);
  addLists(rows, seed, today, works);
  addHome(rows, works);
  addComments(rows, seed, today, works, comments);
  rows.seeds.push({ id: 1, seed, size, day: calendarDay(now) });
  return rows;
}

/** The alphabetical rank of each title, because SQLite cannot sort Persian. */
function orderNames(rows: Rows): void {
  const alphabet = new Intl.Collator('fa', { sensitivity: 'base', numeric: true });
  for (const named of [rows.titles, rows.people]) {
    const sorted = [...named].sort((a, b) => alphabet.compare(a.name_fa, b.name_fa));
    sorted.forEach((row, place) => {
      row.name_order = place;
    });
  }
}
