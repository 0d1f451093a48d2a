import type { Artwork } from '@parde/demo-catalogue';

type Programme = { fa: string; en: string | null; minutes: number };

/** A channel repeats its programmes from midnight in Tehran on, so that something is always on. */
export type SeedChannel = {
  id: string;
  fa: string;
  en: string | null;
  access: 'free' | 'subscription';
  art: Artwork;
  programmes: readonly [Programme, ...Programme[]];
};

export const channels: readonly SeedChannel[] = [
  {
    id: 'parde-one',
    fa: 'پردهٔ یک',
    en: 'Parde One',
    access: 'free',
    art: ['city', 'cobalt'],
    programmes: [
      { fa: 'سینمای امشب', en: 'Tonight’s film', minutes: 110 },
      { fa: 'نقد هفت', en: 'Review at seven', minutes: 45 },
      { fa: 'مرور خبر سینما', en: 'Film news', minutes: 25 },
      { fa: 'قصه‌های شهر', en: 'Tales of the city', minutes: 60 },
    ],
  },
  {
    id: 'parde-sport',
    fa: 'پردهٔ ورزش',
    en: 'Parde Sport',
    access: 'subscription',
    art: ['stadium', 'emerald', 'walker'],
    programmes: [
      {
        fa: 'فوتبال: فولاد کارون و ملوان انزلی',
        en: 'Football: Karun against Anzali',
        minutes: 120,
      },
      { fa: 'پهلوانان', en: 'Strongmen', minutes: 40 },
      { fa: 'میز والیبال', en: 'Volleyball desk', minutes: 55 },
    ],
  },
  {
    id: 'parde-kids',
    fa: 'پردهٔ کودک',
    en: 'Parde Kids',
    access: 'free',
    art: ['toy', 'cobalt', 'balloon'],
    programmes: [
      { fa: 'نخود و دوستان', en: 'Nokhod and friends', minutes: 20 },
      { fa: 'کاردستی با کاغذ', en: 'Made of paper', minutes: 25 },
      { fa: 'یکی بود، یکی نبود', en: 'Once upon a time', minutes: 30 },
    ],
  },
  {
    id: 'parde-nature',
    fa: 'پردهٔ طبیعت',
    en: 'Parde Nature',
    access: 'subscription',
    art: ['wild', 'turquoise'],
    programmes: [
      { fa: 'تالاب‌های شمال', en: 'Wetlands of the north', minutes: 50 },
      { fa: 'ردپا در برف', en: 'Tracks in the snow', minutes: 45 },
      { fa: 'زمین از بالا', en: null, minutes: 60 },
    ],
  },
  {
    id: 'parde-music',
    fa: 'پردهٔ موسیقی',
    en: 'Parde Music',
    access: 'free',
    art: ['music', 'amber'],
    programmes: [
      { fa: 'شب‌نشینی', en: 'An evening in', minutes: 90 },
      { fa: 'آواز اقوام', en: 'Songs of the peoples', minutes: 60 },
    ],
  },
];
