import type { Artwork } from '../pictures/artwork.ts';
import type { GenreKey } from './vocabulary.ts';

/** Series and videos as a shelf and a slide show them. Their own pages come with their own calls. */
export type SeedTitle = {
  id: string;
  fa: string;
  en: string | null;
  year: number;
  age: 0 | 7 | 12 | 15 | 18;
  rating?: readonly [average: number, count: number];
  genres: readonly GenreKey[];
  access: 'free' | 'subscription' | 'operator';
  badge?: 'new' | 'exclusive' | 'dubbed';
  art: Artwork;
};

export const series: readonly SeedTitle[] = [
  {
    id: '3001',
    fa: 'قهوه‌خانهٔ حاج رضا',
    en: 'Haj Reza’s Coffee House',
    year: 2026,
    age: 7,
    rating: [8.8, 12040],
    genres: ['comedy', 'drama'],
    access: 'subscription',
    badge: 'exclusive',
    art: ['room', 'saffron', 'glass'],
  },
  {
    id: '3002',
    fa: 'نیمهٔ پنهان',
    en: 'The Hidden Half',
    year: 2026,
    age: 15,
    rating: [8.6, 9310],
    genres: ['crime', 'mystery'],
    access: 'subscription',
    badge: 'new',
    art: ['noir', 'violet'],
  },
  {
    id: '3003',
    fa: 'شهرآشوب',
    en: 'Uproar',
    year: 2025,
    age: 12,
    rating: [8.4, 7702],
    genres: ['history', 'romance'],
    access: 'subscription',
    badge: 'exclusive',
    art: ['garden', 'pomegranate'],
  },
  {
    id: '3004',
    fa: 'پرواز ۷۱۴',
    en: 'Flight 714',
    year: 2025,
    age: 12,
    rating: [7.9, 5210],
    genres: ['thriller'],
    access: 'subscription',
    art: ['mountains', 'petrol'],
  },
  {
    id: '3005',
    fa: 'خط آبی',
    en: 'Blue Line',
    year: 2026,
    age: 15,
    rating: [8.1, 4033],
    genres: ['crime', 'action'],
    access: 'subscription',
    badge: 'new',
    art: ['city', 'lapis'],
  },
  {
    id: '3006',
    fa: 'خانوادهٔ بهاری',
    en: 'The Baharis',
    year: 2024,
    age: 0,
    rating: [7.7, 6120],
    genres: ['comedy', 'family'],
    access: 'free',
    art: ['field', 'peach', 'pair'],
  },
  {
    id: '3007',
    fa: 'جزیرهٔ آخر',
    en: 'The Last Island',
    year: 2025,
    age: 12,
    rating: [8.3, 3870],
    genres: ['adventure', 'mystery'],
    access: 'subscription',
    badge: 'exclusive',
    art: ['sea', 'violet', 'lighthouse'],
  },
  {
    id: '3008',
    fa: 'مأموریت: تعطیلات',
    en: null,
    year: 2023,
    age: 0,
    rating: [7.1, 2450],
    genres: ['comedy'],
    access: 'operator',
    art: ['road', 'peach', 'car'],
  },
  {
    id: '3009',
    fa: 'کلاغ‌های اداره',
    en: 'Office Crows',
    year: 2024,
    age: 12,
    rating: [8.0, 3015],
    genres: ['comedy', 'drama'],
    access: 'subscription',
    art: ['rays', 'sage', 'hoopoe'],
  },
];

export const videos: readonly SeedTitle[] = [
  {
    id: '4001',
    fa: 'پشت صحنهٔ «کاروان ابریشم»',
    en: 'The making of “The Silk Caravan”',
    year: 2025,
    age: 0,
    genres: ['documentary'],
    access: 'free',
    badge: 'exclusive',
    art: ['desert', 'dusk', 'camel'],
  },
  {
    id: '4002',
    fa: 'گفت‌وگو با پرستو نیک‌نام',
    en: 'In conversation with Parastoo Niknam',
    year: 2026,
    age: 0,
    genres: ['documentary'],
    access: 'free',
    badge: 'new',
    art: ['music', 'rose'],
  },
  {
    id: '4003',
    fa: 'ده سکانس ماندگار سینمای جاده‌ای',
    en: 'Ten road-movie scenes to remember',
    year: 2026,
    age: 0,
    genres: ['documentary'],
    access: 'free',
    art: ['road', 'dusk', 'walker'],
  },
  {
    id: '4004',
    fa: 'سه‌تار در سه دقیقه',
    en: 'The setar in three minutes',
    year: 2024,
    age: 0,
    rating: [8.9, 320],
    genres: ['music'],
    access: 'free',
    art: ['music', 'turquoise'],
  },
];
