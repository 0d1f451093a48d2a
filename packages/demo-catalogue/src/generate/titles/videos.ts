import type { Channel } from '../../catalogue.ts';
import type { DemoData } from '../../data/demo-data.ts';
import type { Pair } from '../../data/entries.ts';
import { type SeededRandom, seededRandom } from '../../seeded-random.ts';
import { calendarDay, day } from '../days.ts';
import { watchedBy } from '../hand-written.ts';
import type { Library } from '../library.ts';
import { one } from '../namer.ts';
import { englishDate, persianDate } from '../persian.ts';
import { createSheet, headline } from '../template.ts';
import { plain, type Work } from './work.ts';

type Press = DemoData['channels'][number];

const video = {
  ...plain,
  type: 'video',
  directors: [],
  actors: [],
} as const;

/**
 * Returns the newspaper, the studio and the magazines with the series that they produce. A channel gets the most
 * recently added series of its genre that no earlier channel has.
 */
export function channelsOf(
  { channels }: DemoData,
  works: readonly Work[],
  today: number,
): Channel[] {
  const made = works
    .filter(
      ({ type, releasedAt, countries }) =>
        type === 'series' && releasedAt <= today && countries[0] === 'IR',
    )
    .sort((a, b) => b.addedAt - a.addedAt);
  const taken = new Set<string>();
  return channels.map(
    ({ genre: _genre, access: _access, days_between, videos, latest_issue, names, ...channel }) => {
      const { genre = '', count = 0 } = channel.series ?? {};
      const own = made
        .filter(({ genres }) => genres.includes(genre))
        .slice(0, count)
        .map(({ id }) => id)
        .filter((id) => !taken.has(id));
      for (const id of own) taken.add(id);
      return { ...channel, series: own };
    },
  );
}

/** Makes the videos that the newspaper, the studio and the magazines have published, at most `atMost` of each. */
export function makeVideos(library: Library, seed: number, today: number, atMost: number): Work[] {
  return library.data.channels.flatMap((paper) => {
    const random = seededRandom(`${seed}/paper/${paper.id}`);
    const used = new Set<string>();
    return Array.from({ length: Math.min(paper.videos, atMost) }, (_, index) =>
      videoOf(paper, index, { library, random, used, today }),
    );
  });
}

type Desk = { library: Library; random: SeededRandom; used: Set<string>; today: number };

function videoOf(paper: Press, index: number, desk: Desk): Work {
  const { random, today } = desk;
  const number = paper.latest_issue === undefined ? null : paper.latest_issue - index;
  const publishedAt =
    today -
    index * paper.days_between * day -
    (paper.days_between > 1 ? random.integer(0, 1) : 0) * day;
  const date = calendarDay(publishedAt);
  const id = `${paper.id}-${number ?? 1000 - index}`;
  const { name, summary } = write(paper, publishedAt, desk);
  const releasedAt = publishedAt + (7 / 24) * day;
  const rating = random.maybe(0.6)
    ? { average: random.integer(62, 94) / 10, count: random.integer(4, 420) }
    : null;
  return {
    ...video,
    id,
    name_fa: name[0],
    name_en: headline(name[1]),
    summary_fa: summary[0],
    summary_en: summary[1],
    year: Number(date.slice(0, 4)),
    seconds: paper.kind === 'newspaper' ? random.integer(240, 560) : random.integer(150, 2600),
    age: 0,
    rating,
    genres: [paper.genre],
    access: paper.access,
    releasedAt,
    addedAt: releasedAt,
    popularity: watchedBy(id, rating?.count ?? 10, index * paper.days_between),
    art: [
      paper.art[0],
      one(random, [paper.art[1], paper.art[1], 'dusk', 'sage', 'lapis', 'clay'] as const),
    ],
    ...(paper.kind === 'studio' && { poster: null }),
    channel_id: paper.id,
    ...(number !== null && { issue: { number, date } }),
  };
}

function write({ names }: Press, at: number, { library, random, used }: Desk) {
  const date: Pair = [persianDate.format(at), englishDate.format(at)];
  const { iran, vocabularyOf } = library;
  for (let attempt = 0; ; attempt += 1) {
    const sheet = createSheet(random, { ...vocabularyOf(iran, random.maybe(0.5)), date: [date] });
    const { name_fa, name_en, summary_fa, summary_en } = one(random, names);
    const name = sheet.fill([name_fa, name_en]);
    if (used.has(name[0]) && attempt < 60) continue;
    used.add(name[0]);
    return { name, summary: sheet.fill([summary_fa, summary_en]) };
  }
}

/** Makes the trailer of a title. Everyone may play it, but no list has it; only the page of its title links to it. */
export function trailerOf(title: Work): Work {
  const id = title.trailer_id ?? '';
  return {
    ...video,
    id,
    name_fa: `پیش‌نمایش «${title.name_fa}»`,
    name_en: title.name_en && `${title.name_en}: Trailer`,
    summary_fa: '',
    summary_en: null,
    year: title.year,
    seconds: seededRandom(`trailer/${id}`).integer(45, 160),
    age: title.age,
    genres: [],
    languages: title.languages,
    countries: title.countries,
    access: 'free',
    releasedAt: Math.min(title.releasedAt, title.addedAt),
    addedAt: title.addedAt,
    popularity: Math.round(title.popularity / 6),
    downloadable: false,
    art: title.art,
    poster: null,
    listed: false,
  };
}
