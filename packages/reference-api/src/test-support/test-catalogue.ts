import type { Insertable } from 'kysely';
import { day } from '../catalogue/tehran.ts';
import { indexCatalogue } from '../search/index-catalogue.ts';
import type { Database } from '../storage/database.ts';
import type { CatalogueTables } from '../storage/tables/catalogue.ts';
import { createFileApi } from './test-file-api.ts';

type Row<Table extends keyof CatalogueTables> = Insertable<CatalogueTables[Table]>;

/** The initial time of a test's clock. */
const now = Date.UTC(2026, 10, 21, 8, 0, 0);

/** Creates a server with the catalogue below for a test, with access to its database. */
export const createCatalogueApi = () => createFileApi(fill);

function fill(db: Database): void {
  const { from } = db;
  // This row marks the catalogue as filled.
  db.run(from.insertInto('seeds').values({ id: 1, seed: 1, size: 'small', day: '2026-11-21' }));
  db.run(from.insertInto('forms').values({ value: 1, name_fa: 'سینمایی', name_en: 'Feature' }));
  db.run(from.insertInto('forms').values({ value: 5, name_fa: 'سریال', name_en: 'Series' }));
  const country = { code: 'IT', value: 4, name_fa: 'ایتالیا', name_en: 'Italy' };
  db.run(from.insertInto('countries').values(country));
  const language = { code: 'it', value: 6, name_fa: 'ایتالیایی', name_en: 'Italian' };
  db.run(from.insertInto('languages').values(language));

  const films = movies.map(([name_fa, name_en, more], at) =>
    title({ id: String(1000 + at), name_fa, name_en, popularity: 1000 - at, ...more }),
  );
  db.run(from.insertInto('titles').values(films));
  db.run(from.insertInto('titles').values(serials));
  db.run(from.insertInto('titles').values(videos));
  const comedy = { key: 'comedy', position: 0, name_fa: 'کمدی', name_en: 'Comedy' };
  db.run(from.insertInto('genres').values(comedy));
  const ofComedy = { title_id: '77', genre_key: 'comedy', position: 0 };
  db.run(from.insertInto('title_genres').values(ofComedy));
  const venice = films.find((film) => film.name_en === 'The Hourglass of Venice')?.id ?? '';
  const italian = { title_id: venice, position: 0 };
  db.run(from.insertInto('title_countries').values({ ...italian, country_code: 'IT' }));
  db.run(from.insertInto('title_languages').values({ ...italian, language_code: 'it', dubbed: 0 }));
  db.run(from.insertInto('people').values(people.map(person)));
  const credit = { title_id: venice, person_id: 'p-garnaud', role: 'actor', position: 0 } as const;
  db.run(from.insertInto('credits').values(credit));
  db.run(from.insertInto('channels').values({ ...place, id: 'golgasht', kind: 'magazine' }));
  db.run(from.insertInto('lives').values(live));
  for (const number of [0, 1, 2]) {
    const season = { series_id: '77', number, name_fa: `فصل ${number}`, name_en: null, year: 2024 };
    db.run(from.insertInto('seasons').values(season));
  }
  db.run(from.insertInto('episodes').values(episodes));
  db.run(from.insertInto('ekrans').values(ekran));
  indexCatalogue(db);
}

function title(row: Pick<Row<'titles'>, 'id' | 'name_fa' | 'name_en'> & Partial<Row<'titles'>>) {
  return {
    type: 'movie',
    name_order: 0,
    summary_fa: '',
    summary_en: null,
    year: 2024,
    last_year: null,
    seconds: row.type === 'series' ? null : 6000,
    age: 12,
    form: row.type === 'series' ? 5 : 1,
    access: 'free',
    price: null,
    released_at: now - 90 * day,
    added_at: now - 90 * day,
    popularity: 100,
    dubbed: 0,
    described: 0,
    exclusive: 0,
    qualities: '["720p"]',
    downloadable: 1,
    art: '{}',
    has_poster: 0,
    has_backdrop: 0,
    listed: 1,
    trailer_id: null,
    episode_price: null,
    channel_id: null,
    issue_number: null,
    issue_date: null,
    rating_sum: 0,
    rating_count: 0,
    ...row,
  } satisfies Row<'titles'>;
}

/** Sorted by popularity, the most popular first. */
const movies: readonly (readonly [fa: string, en: string | null, Partial<Row<'titles'>>?])[] = [
  ['شب‌های بی‌ستارهٔ یزد', 'Starless Nights of Yazd', { rating_sum: 90, rating_count: 10 }],
  ['کاروان ابریشم', 'The Silk Caravan'],
  ['یوز', 'Cheetah', { age: 0 }],
  ['نان', 'Bread'],
  ['ن', 'N'],
  ['ناگهان، پاییز', 'Suddenly, Autumn', { access: 'paid', price: 59_000 }],
  ['شهرِ بی‌سایه', 'The City without Shadows'],
  ['آخرین قنات', null],
  ['می‌خواهم‌شان', null],
  ['زیرگذر', 'The Underpass'],
  ['شاهد خاموش', 'The Silent Witness'],
  ['پلاک ۱۳', 'Number 13'],
  ['۲۱:۴۵', '21:45'],
  ['ربات کوچک من «نخود»', 'My Little Robot, Nokhod', { age: 0 }],
  ['کی؟ من؟!', 'Who? Me?!'],
  ['ایستگاه بعد: خیام', 'Next Station: Khayyam'],
  ['پیکانِ قرمزِ دایی‌جان', 'Uncle’s Red Paykan'],
  ['قرارِ آخر، کافهٔ نادری', 'Last Meeting at Café Naderi'],
  [
    'ساعت شنی ونیز',
    'The Hourglass of Venice',
    { details: '{"original_name":"La clessidra di Venezia"}' },
  ],
  ['فانوس دریایی شمارهٔ ۶', 'Lighthouse No. 6', { released_at: now + 30 * day }],
  ['باران که می‌آمد', 'When It Rained'],
  ['بوی باران', 'The Smell of Rain'],
  ['بارانی زرد', 'The Yellow Raincoat'],
  ['چترِ بارانی', 'The Umbrella'],
  ['بی‌بارانی', 'The Drought'],
  ['کارون', 'Karun'],
  ['بازار ادویه', 'Spice Bazaar', { details: '{"original_name":"Mısır Çarşısı"}' }],
  ['مهمانی', 'The Party'],
  ['هیچ کس برنمی‌گردد', 'Nobody Returns'],
  ['؟', null],
  ['<script>alert(1)</script>شب', 'Night <b>'],
  ['پنهان از همه', 'Unlisted', { listed: 0 }],
  ...['Wall', 'Signal', 'Scribe', 'Farewell', 'Bookkeeper', 'Salt Road', 'Spice Bazaar'].map(
    (en) => [`فیلم ${en}`, `The ${en}`] as const,
  ),
];

const serials = [
  title({
    id: '77',
    type: 'series',
    name_fa: 'قهوه‌خانهٔ حاج رضا',
    name_en: 'Haj Reza’s Coffee House',
  }),
  title({ id: '78', type: 'series', name_fa: 'شهرآشوب', name_en: 'Uproar' }),
  title({ id: '79', type: 'series', name_fa: 'پرواز ۷۱۴', name_en: 'Flight 714' }),
  title({ id: '80', type: 'series', name_fa: 'مأموریت: تعطیلات', name_en: null }),
  title({ id: '81', type: 'series', name_fa: 'خط آبی', name_en: 'The Blue Line' }),
  title({ id: '82', type: 'series', name_fa: 'مهمانی', name_en: 'The Feast' }),
];

const videos = [
  title({
    id: '4002',
    type: 'video',
    name_fa: 'گفت‌وگو با پرستو نیک‌نام',
    name_en: 'In conversation with Parastoo Niknam',
  }),
];

const people: readonly (readonly [id: string, fa: string, en: string])[] = [
  ['p-niknam', 'پرستو نیک‌نام', 'Parastoo Niknam'],
  ['p-garnaud', 'آملی گارنو', 'Amélie Garnaud'],
  ['p-aydogdu', 'سلیم آیدوغدو', 'Selim Aydoğdu'],
];

function person([id, name_fa, name_en]: (typeof people)[number]): Row<'people'> {
  return {
    id,
    name_fa,
    name_en,
    name_order: 0,
    sitter: 'man',
    has_picture: 0,
    biography_fa: '',
    biography_en: null,
    birth_date: null,
    birth_place_fa: null,
    birth_place_en: null,
    death_date: null,
    popularity: 1,
    iranian: 1,
  };
}

const place = {
  position: 0,
  name_fa: 'گل‌گشت',
  name_en: 'Golgasht',
  description_fa: '',
  description_en: null,
  art: '{}',
  has_logo: 0,
  has_backdrop: 0,
} as const;

const live: Row<'lives'> = {
  id: 'parde-kids',
  position: 0,
  name_fa: 'پردهٔ کودک',
  name_en: 'Parde Kids',
  description_fa: '',
  description_en: null,
  age: 0,
  access: 'free',
  art: '{}',
  has_logo: 0,
  has_picture: 0,
};

/** The episodes of series 77: an extra, two of the first season, and two of the second, the last of them unreleased. */
const episodes = [
  episode('7700', 0, 1, 'پشت صحنه', -20),
  episode('7711', 1, 1, 'مهمانی', -60),
  episode('7712', 1, 2, 'مهمان ناخوانده', -50),
  episode('7721', 2, 1, 'باران', -10),
  episode('7722', 2, 2, 'دعوا بر سر استکان', 5),
];

function episode(id: string, season: number, number: number, name_fa: string, inDays: number) {
  return {
    id,
    series_id: '77',
    season,
    number,
    name_fa,
    name_en: null,
    summary_fa: '',
    summary_en: null,
    minutes: 40,
    air_at: now + inDays * day,
    added_at: now + inDays * day,
    popularity: 5,
    access: 'free',
    price: null,
    has_picture: 0,
    rating_sum: 0,
    rating_count: 0,
  } as const;
}

const ekran: Row<'ekrans'> = {
  id: '9001',
  film_id: '1001',
  name_fa: 'اکران کاروان ابریشم',
  name_en: null,
  summary_fa: '',
  summary_en: null,
  period_start: now - day,
  period_end: now + 10 * day,
  hours: 48,
  price: 90_000,
  added_at: now - day,
  popularity: 1,
  rating_sum: 0,
  rating_count: 0,
};
