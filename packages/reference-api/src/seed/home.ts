import type { PersonKey } from './people.ts';

type Items =
  | { movies: readonly string[] }
  | { series: readonly string[] }
  | { videos: readonly string[] }
  | { people: readonly PersonKey[] }
  | { channels: true };

/** The shelves and slides of the home page, as an editor picks them. */
export type SeedRow = {
  id: string;
  fa: string;
  en: string | null;
  shape: 'posters' | 'wide' | 'people';
  /** Only for a viewer who has signed in. */
  signedIn?: true;
  items: Items;
};

export const rows: readonly SeedRow[] = [
  {
    id: 'for-you',
    fa: 'پیشنهاد برای شما',
    en: 'Picked for you',
    shape: 'posters',
    signedIn: true,
    items: {
      movies: [
        '1301',
        '1007',
        '1402',
        '1906',
        '1202',
        '2003',
        '1802',
        '1604',
        '1105',
        '1303',
        '1804',
        '2101',
      ],
    },
  },
  {
    id: 'new-films',
    fa: 'تازه‌های پرده',
    en: 'New on Parde',
    shape: 'posters',
    items: {
      movies: [
        '1024',
        '1406',
        '1101',
        '1601',
        '2103',
        '1108',
        '1205',
        '1305',
        '1706',
        '2003',
        '1901',
        '2005',
        '1301',
        '2101',
        '1906',
      ],
    },
  },
  {
    id: 'only-here',
    fa: 'فقط در پرده',
    en: 'Only on Parde',
    shape: 'wide',
    items: { movies: ['1401', '1702', '1001', '1806', '1501', '1007', '1301', '1906'] },
  },
  {
    id: 'series',
    fa: 'سریال‌های پربیننده',
    en: 'Series everyone watches',
    shape: 'posters',
    items: { series: ['3001', '3002', '3003', '3005', '3007', '3004', '3009', '3006', '3008'] },
  },
  {
    id: 'live',
    fa: 'همین حالا زنده',
    en: 'Live now',
    shape: 'wide',
    items: { channels: true },
  },
  {
    id: 'laugh',
    fa: 'برای یک شب خنده',
    en: 'For an evening of laughter',
    shape: 'posters',
    items: {
      movies: [
        '1104',
        '1102',
        '2104',
        '1302',
        '1103',
        '2102',
        '1107',
        '1105',
        '2106',
        '1106',
        '2008',
      ],
    },
  },
  {
    id: 'faces',
    fa: 'چهره‌ها',
    en: 'Faces',
    shape: 'people',
    items: {
      people: [
        'niknam',
        'rastegar',
        'mehregan',
        'dastanpour',
        'taban',
        'derakhshanfar',
        'hakimian',
        'aghdam',
        'sarmadi',
        'amirirad',
        'delavar',
        'jahanbin',
        'kavian',
        'sohrabi',
      ],
    },
  },
  {
    id: 'world',
    fa: 'سینمای جهان با دوبلهٔ فارسی',
    en: 'World cinema, dubbed',
    shape: 'posters',
    items: {
      movies: ['2001', '2003', '2005', '2010', '2002', '2004', '2009', '2007', '2006', '2008'],
    },
  },
  {
    id: 'soon',
    fa: 'به‌زودی',
    en: 'Coming soon',
    shape: 'wide',
    items: { movies: ['1506', '1908', '1605'] },
  },
  {
    id: 'short-watch',
    fa: 'کوتاه و دیدنی',
    en: 'Short and worth it',
    shape: 'wide',
    items: { videos: ['4001', '4002', '4003', '4004'] },
  },
];

export type SeedSlide = {
  id: string;
  of: readonly [type: 'movie' | 'series', id: string];
  fa: string;
  en: string | null;
};

export const slides: readonly SeedSlide[] = [
  {
    id: 'slide-1',
    of: ['movie', '1401'],
    fa: 'صندوقی مُهرشده، راهی دراز و سه گروه سوار که می‌دانند در آن چیست',
    en: 'A sealed chest, a long road, and three bands of riders who know what is in it',
  },
  {
    id: 'slide-2',
    of: ['movie', '1024'],
    fa: 'رازی که صد سال زیر بادگیرها خوابیده بود',
    en: 'A secret slept a hundred years under the wind towers',
  },
  {
    id: 'slide-3',
    of: ['series', '3001'],
    fa: 'فصل دوم؛ هر جمعه یک قسمت تازه',
    en: 'Season two, a new episode every Friday',
  },
  {
    id: 'slide-4',
    of: ['movie', '1601'],
    fa: 'تنها صدایی که هنوز از زمین می‌آید',
    en: 'The only voice that still comes from Earth',
  },
  {
    id: 'slide-5',
    of: ['movie', '1301'],
    fa: 'قرارشان روزهای بارانی بود؛ بعد خشک‌سالی شد',
    en: 'They were to meet when it rained. Then came the drought',
  },
  {
    id: 'slide-6',
    of: ['movie', '1906'],
    fa: 'هر شب ماه در دریا غرق می‌شود و یک نفر نگران است',
    en: 'Each night the moon sinks into the sea, and somebody minds',
  },
];
