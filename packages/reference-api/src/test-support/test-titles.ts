import { day } from '../catalogue/tehran.ts';
import type { Database } from '../storage/database.ts';

type Film = {
  id: string;
  access: 'free' | 'subscription' | 'paid' | 'operator';
  price?: number;
  days?: number;
  downloadable?: boolean;
};

const films: readonly Film[] = [
  { id: '1', access: 'subscription' },
  { id: '2', access: 'paid', price: 55_000 },
  { id: '3', access: 'paid', price: 85_000, days: 10 },
  { id: '4', access: 'free' },
  { id: '5', access: 'operator' },
  { id: '6', access: 'paid', price: 60_000, days: 120 },
  { id: '7', access: 'paid', price: 40_000, downloadable: false },
  { id: '8', access: 'subscription' },
];

const words = { summary_fa: '', summary_en: null };
const seen = { added_at: 0, popularity: 0, rating_sum: 0, rating_count: 0 };
const drawn = { art: '{}', has_poster: 1, has_backdrop: 0 } as const;

/** Inserts one title for each way of selling, dated around a day in November 2026. */
export function insertTestTitles(db: Database, now: number): void {
  db.run(
    db.from.insertInto('forms').values({ value: 1, name_fa: 'سینمایی', name_en: 'Feature film' }),
  );
  const work = {
    ...words,
    ...seen,
    ...drawn,
    year: 2026,
    last_year: null,
    age: 12,
    form: 1,
    dubbed: 0,
    described: 0,
    exclusive: 0,
    name_order: 0,
    listed: 1,
    trailer_id: null,
    channel_id: null,
    issue_number: null,
    issue_date: null,
  } as const;
  for (const { id, access, price, days = -30, downloadable = true } of films) {
    db.run(
      db.from.insertInto('titles').values({
        ...work,
        id,
        type: 'movie',
        name_fa: `فیلم ${id}`,
        name_en: `Film ${id}`,
        seconds: 6000,
        access,
        price: price ?? null,
        released_at: now + days * day,
        qualities: '["480p","720p","1080p"]',
        downloadable: downloadable ? 1 : 0,
        episode_price: null,
      }),
    );
  }
  db.run(
    db.from.insertInto('titles').values({
      ...work,
      id: '92',
      type: 'series',
      name_fa: 'پرواز ۷۱۴',
      name_en: 'Flight 714',
      seconds: null,
      access: 'subscription',
      price: null,
      released_at: now - 60 * day,
      qualities: '["720p","1080p"]',
      downloadable: 1,
      episode_price: 12_000,
    }),
  );
  db.run(
    db.from
      .insertInto('seasons')
      .values({ series_id: '92', number: 1, name_fa: 'فصل یک', name_en: null, year: 2026 }),
  );
  db.run(
    db.from
      .insertInto('seasons')
      .values({ series_id: '92', number: 0, name_fa: 'ویژه‌ها', name_en: null, year: 2026 }),
  );
  const episode = { ...words, ...seen, series_id: '92', name_en: null, minutes: 45, price: null };
  // The episodes are a week apart: four are released, and the fifth is released tomorrow.
  for (let number = 1; number <= 12; number++) {
    db.run(
      db.from.insertInto('episodes').values({
        ...episode,
        id: String(9200 + number),
        season: 1,
        number,
        name_fa: `قسمت ${number}`,
        air_at: now + (1 + (number - 5) * 7) * day,
        access: 'subscription',
        has_picture: 0,
      }),
    );
  }
  db.run(
    db.from.insertInto('episodes').values({
      ...episode,
      id: '9200',
      season: 0,
      number: 1,
      name_fa: 'پشت صحنه',
      air_at: now - day,
      access: 'free',
      has_picture: 0,
    }),
  );
  db.run(
    db.from.insertInto('ekrans').values({
      ...words,
      ...seen,
      id: 'e-9',
      film_id: '6',
      name_fa: 'اکران فیلم ۶',
      name_en: null,
      period_start: now - day,
      period_end: now + 20 * day,
      hours: 48,
      price: 60_000,
    }),
  );
}
