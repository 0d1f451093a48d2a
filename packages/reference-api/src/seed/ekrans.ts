import { day } from '../catalogue/tehran.ts';
import type { Rows } from './rows.ts';

type SeedEkran = {
  id: string;
  film: string;
  fa: string;
  en: string | null;
  summary: string;
  summaryEn: string | null;
  /** Days from today. */
  from: number;
  until: number;
  hours: number | null;
  price: number;
  rating?: readonly [average: number, count: number];
};

/** Screenings: before, within and after their period; with hours to a ticket, and without. */
const ekrans: readonly SeedEkran[] = [
  {
    id: 'e-9',
    film: '1005',
    fa: 'اکران آنلاین «ماه بر شانهٔ راست»',
    en: 'Online screening of “Moon on the Right Shoulder”',
    summary: 'هم‌زمان با سینماها؛ با هر بلیت ۴۸ ساعت روی یک دستگاه تماشا کنید.',
    summaryEn: 'While it is in the cinemas. A ticket is for one device and 48 hours.',
    from: -3,
    until: 25,
    hours: 48,
    price: 85_000,
    rating: [8.2, 316],
  },
  {
    id: 'e-10',
    film: '1908',
    fa: 'شب پویانمایی کودک',
    en: null,
    summary: '',
    summaryEn: null,
    from: 13,
    until: 15,
    hours: null,
    price: 40_000,
  },
  {
    id: 'e-8',
    film: '1401',
    fa: 'اکران دوبارهٔ «کاروان ابریشم» با نسخهٔ بازسازی‌شده',
    en: '“The Silk Caravan”, restored',
    summary: 'نسخهٔ تازه با صدای بازسازی‌شده؛ بلیت تا پایان اکران اعتبار دارد.',
    summaryEn: 'With restored sound. A ticket is good until the screening ends.',
    from: -10,
    until: 4,
    hours: null,
    price: 60_000,
    rating: [8.8, 902],
  },
  {
    id: 'e-7',
    film: '1301',
    fa: 'اکران مردمی در آخرین جمعهٔ آبان',
    en: 'A Friday for everyone',
    summary: 'پس از نمایش، گفت‌وگو با کارگردان پخش می‌شود.',
    summaryEn: null,
    from: -1,
    until: 1,
    hours: 24,
    price: 35_000,
  },
  {
    id: 'e-6',
    film: '1601',
    fa: 'اکران آنلاین علمی‌تخیلی پاییز',
    en: 'Autumn science fiction',
    summary: 'یک فیلم، یک هفته، ۷۲ ساعت فرصت تماشا.',
    summaryEn: 'One film, one week, 72 hours to watch.',
    from: -40,
    until: -33,
    hours: 72,
    price: 55_000,
    rating: [7.9, 1204],
  },
  {
    id: 'e-11',
    film: '1506',
    fa: 'پیش‌فروش: نخستین نمایش',
    en: 'First showing, on sale now',
    summary: 'بلیت نخستین نمایش را زودتر بگیرید؛ از ساعت ۲۰ شب اول می‌توانید ببینید.',
    summaryEn: 'Tickets for the first night, which begins at 20:00.',
    from: 6,
    until: 34,
    hours: 48,
    price: 95_000,
  },
  {
    id: 'e-5',
    film: '1101',
    fa: 'هفتهٔ خنده',
    en: 'A week of laughter',
    summary: '',
    summaryEn: null,
    from: -90,
    until: -83,
    hours: 48,
    price: 30_000,
    rating: [7.1, 488],
  },
];

export function addEkrans(rows: Rows, today: number): void {
  for (const ekran of ekrans) {
    const [average, count] = ekran.rating ?? [0, 0];
    rows.ekrans.push({
      id: ekran.id,
      film_id: ekran.film,
      name_fa: ekran.fa,
      name_en: ekran.en,
      summary_fa: ekran.summary,
      summary_en: ekran.summaryEn,
      period_start: today + ekran.from * day + (ekran.from > 0 ? (20 / 24) * day : 0),
      period_end: today + ekran.until * day - 1000,
      hours: ekran.hours,
      price: ekran.price,
      added_at: today + Math.min(ekran.from, 0) * day - 2 * day,
      popularity: 900 + count * 12,
      rating_sum: Math.round(average * count),
      rating_count: count,
    });
  }
}
