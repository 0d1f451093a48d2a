import { type SeededRandom, seededRandom } from '@parde/demo-catalogue';
import { calendarDay, day } from '../../catalogue/tehran.ts';
import { watchedBy } from '../hand-written.ts';
import { papers, type SeedPaper } from '../papers.ts';
import type { Rows } from '../rows.ts';
import type { Work } from '../work.ts';
import { iranian } from './lands.ts';
import { one } from './namer.ts';
import { wordsOf } from './stories.ts';
import { createSheet, headline, type Pair } from './template.ts';

const plain = {
  type: 'video',
  countries: ['IR'],
  languages: ['fa'],
  subtitles: [],
  dubbed: false,
  by: [],
  cast: [],
  exclusive: false,
} as const;

export function addChannels(rows: Rows): void {
  papers.forEach((paper, position) => {
    rows.channels.push({
      id: paper.id,
      kind: paper.kind,
      position,
      name_fa: paper.fa,
      name_en: paper.en,
      description_fa: paper.description,
      description_en: paper.descriptionEn,
      art: JSON.stringify(paper.art),
      has_logo: paper.logo ? 1 : 0,
      has_backdrop: paper.backdrop ? 1 : 0,
    });
  });
}

/** A series has one maker. Those that were added last are taken. */
export function addChannelSeries(rows: Rows, works: readonly Work[], today: number): void {
  const made = works
    .filter(({ type, releasedAt, countries }) => {
      return type === 'series' && releasedAt <= today && countries[0] === 'IR';
    })
    .sort((a, b) => b.addedAt - a.addedAt);
  for (const { id: channel_id, series: [genre, count] = [] } of papers) {
    const own = made.filter(({ genres }) => genre && genres.includes(genre)).slice(0, count);
    for (const { id: series_id } of own) {
      if (rows.channel_series.some((row) => row.series_id === series_id)) continue;
      rows.channel_series.push({ channel_id, series_id });
    }
  }
}

/** What the newspaper, the studio and the magazines have shown; `atMost` of each. */
export function makeVideos(seed: number, today: number, atMost: number): Work[] {
  return papers.flatMap((paper) => {
    const random = seededRandom(`${seed}/paper/${paper.id}`);
    const used = new Set<string>();
    return Array.from({ length: Math.min(paper.videos, atMost) }, (_, place) =>
      videoOf(paper, place, { random, used, today }),
    );
  });
}

type Press = { random: SeededRandom; used: Set<string>; today: number };

function videoOf(paper: SeedPaper, place: number, { random, used, today }: Press): Work {
  const number = paper.latest === null ? null : paper.latest - place;
  const publishedAt =
    today - place * paper.every * day - (paper.every > 1 ? random.whole(0, 1) : 0) * day;
  const date = calendarDay(publishedAt);
  const id = `${paper.id}-${number ?? 1000 - place}`;
  const { name, summary } = write(paper, publishedAt, random, used);
  const releasedAt = publishedAt + (7 / 24) * day;
  const rating = random.maybe(0.6)
    ? ([random.whole(62, 94) / 10, random.whole(4, 420)] as const)
    : null;
  return {
    ...plain,
    id,
    fa: name[0],
    en: paper.kind !== 'newspaper' && random.maybe(0.06) ? null : headline(name[1]),
    summary,
    summaryEn: null,
    year: Number(date.slice(0, 4)),
    seconds: paper.kind === 'newspaper' ? random.whole(240, 560) : random.whole(150, 2600),
    age: 0,
    rating,
    genres: [paper.genre],
    access: paper.access,
    releasedAt,
    addedAt: releasedAt,
    popularity: watchedBy(id, rating?.[1] ?? 10, place * paper.every),
    art: [
      paper.art[0],
      one(random, [paper.art[1], paper.art[1], 'dusk', 'sage', 'lapis', 'clay'] as const),
    ],
    poster: paper.kind !== 'studio',
    channel: paper.id,
    ...(number !== null && { issue: [number, date] as const }),
  };
}

const longDate = (locale: string, moment: number) =>
  new Intl.DateTimeFormat(locale, {
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'Asia/Tehran',
  }).format(moment);

function write(paper: SeedPaper, at: number, random: SeededRandom, used: Set<string>) {
  const date: Pair = [longDate('fa', at), longDate('en-GB', at)];
  const kinds = paper.names.split('\n').filter((line) => line.includes('||'));
  for (let attempt = 0; ; attempt += 1) {
    const sheet = createSheet(random, { ...wordsOf(iranian, random.maybe(0.5)), date: [date] });
    const [fa = '', en = '', about = ''] = one(random, kinds)
      .split('||')
      .map((part) => part.trim());
    const name = sheet.fill([fa, en]);
    if (used.has(name[0]) && attempt < 60) continue;
    used.add(name[0]);
    return { name, summary: sheet.fill([about, ''])[0] };
  }
}

/** Anyone may play a trailer, and only its title leads to it. */
export function trailerOf(title: Work): Work {
  const id = title.trailerId ?? '';
  return {
    ...plain,
    id,
    fa: `پیش‌نمایش «${title.fa}»`,
    en: title.en && `${title.en}: Trailer`,
    summary: '',
    summaryEn: null,
    year: title.year,
    seconds: seededRandom(`trailer/${id}`).whole(45, 160),
    age: title.age,
    rating: null,
    genres: [],
    languages: title.languages,
    countries: title.countries,
    access: 'free',
    releasedAt: Math.min(title.releasedAt, title.addedAt),
    addedAt: title.addedAt,
    popularity: Math.round(title.popularity / 6),
    downloadable: false,
    art: title.art,
    poster: false,
    listed: false,
  };
}

/** What belongs to no channel. The side menu leads to the book fair's. */
export function looseVideos(today: number): Work[] {
  const bookFair: Work = {
    ...plain,
    id: '4300',
    fa: 'گشتی در نمایشگاه کتاب تهران',
    en: null,
    summary: 'از غرفهٔ ناشران کودک تا راهروی کتاب‌های دست دوم، در چهل‌وهشت ثانیه.',
    summaryEn: null,
    year: new Date(today).getUTCFullYear(),
    seconds: 48,
    age: 0,
    rating: null,
    genres: [],
    access: 'free',
    releasedAt: today - 197 * day + (10.5 / 24) * day,
    addedAt: today - 197 * day + (10.5 / 24) * day,
    popularity: 8400,
    hd: false,
    art: ['room', 'mustard', 'chair'],
  };
  return [bookFair];
}
