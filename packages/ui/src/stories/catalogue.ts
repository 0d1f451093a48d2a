/** The invented catalogue of the stories, in both languages. */
import { picture, portrait, type SceneName } from './art.ts';
import type { StoryLocale } from './story-locale.ts';

type Bilingual<T> = Record<StoryLocale, T>;
type PaletteName = Parameters<typeof picture>[1];

interface FilmSource {
  id: string;
  scene: SceneName;
  palette: PaletteName;
  title: Bilingual<string>;
  tagline: Bilingual<string>;
  year: number;
  rating: number;
  genre: Bilingual<string>;
  badge?: Bilingual<string>;
}

const sources: readonly FilmSource[] = [
  {
    id: 'damavand',
    scene: 'peak',
    palette: 'ember',
    title: { fa: 'آخرین برف دماوند', en: 'The Last Snow of Damavand' },
    tagline: {
      fa: 'کوهنوردی پیر برای پیدا کردن برادرش یک بار دیگر به یال جنوبی برمی‌گردد؛ جایی که سی سال پیش همه‌چیز در مه گم شد.',
      en: 'An old climber returns to the south ridge to look for his brother, where thirty years ago everything was lost in the mist.',
    },
    year: 1402,
    rating: 8.4,
    genre: { fa: 'درام', en: 'Drama' },
    badge: { fa: 'تازه', en: 'New' },
  },
  {
    id: 'arches',
    scene: 'arches',
    palette: 'sand',
    title: { fa: 'ایوان هفتم', en: 'The Seventh Arch' },
    tagline: {
      fa: 'معماری جوان نقشهٔ کاروان‌سرایی را پیدا می‌کند که در هیچ بیابانی نیست.',
      en: 'A young architect finds the plan of a caravanserai that stands in no desert.',
    },
    year: 1401,
    rating: 7.9,
    genre: { fa: 'معمایی', en: 'Mystery' },
  },
  {
    id: 'water',
    scene: 'water',
    palette: 'sea',
    title: { fa: 'صدای آب', en: 'The Sound of Water' },
    tagline: {
      fa: 'در بندری که ماهی ندارد، یک صیاد و دخترش رادیوی کشتی‌های گمشده را می‌شنوند.',
      en: 'In a harbour without fish, a fisherman and his daughter hear the radio of lost ships.',
    },
    year: 1403,
    rating: 8.1,
    genre: { fa: 'خانوادگی', en: 'Family' },
    badge: { fa: 'دوبله', en: 'Dubbed' },
  },
  {
    id: 'town',
    scene: 'town',
    palette: 'dusk',
    title: { fa: 'سایه‌های شهر', en: 'Shadows of the City' },
    tagline: {
      fa: 'راننده‌ای شب‌کار می‌فهمد همهٔ مسافرهایش یک نفر را می‌شناسند.',
      en: 'A night driver learns that all his passengers know the same person.',
    },
    year: 1400,
    rating: 7.2,
    genre: { fa: 'جنایی', en: 'Crime' },
  },
  {
    id: 'dunes',
    scene: 'dunes',
    palette: 'rose',
    title: { fa: 'کاروان ریگ', en: 'Caravan of Sand' },
    tagline: { fa: 'چهار غریبه، یک نقشه و هزار فرسنگ ریگ روان.', en: 'Four strangers, one map.' },
    year: 1399,
    rating: 6.8,
    genre: { fa: 'ماجراجویی', en: 'Adventure' },
    badge: { fa: 'به‌زودی', en: 'Soon' },
  },
  {
    id: 'cypress',
    scene: 'cypress',
    palette: 'forest',
    title: { fa: 'سروِ تنها', en: 'The Lone Cypress' },
    tagline: {
      fa: 'درختی که سه نسل را به خاطر دارد.',
      en: 'A tree that remembers three generations.',
    },
    year: 1402,
    rating: 7.5,
    genre: { fa: 'درام', en: 'Drama' },
  },
  {
    id: 'violet',
    scene: 'arches',
    palette: 'violet',
    title: {
      fa: 'خوابِ بنفشه‌ها در زمستانی که هرگز تمام نشد',
      en: 'What the Violets Dreamt in the Winter That Never Ended',
    },
    tagline: { fa: 'قصه‌ای برای شب‌های بلند.', en: 'A tale for long nights.' },
    year: 1403,
    rating: 8.8,
    genre: { fa: 'فانتزی', en: 'Fantasy' },
  },
  {
    id: 'steel',
    scene: 'town',
    palette: 'steel',
    title: { fa: 'کارخانه', en: 'The Works' },
    tagline: { fa: 'آخرین شیفت، پیش از خاموشی.', en: 'The last shift before the dark.' },
    year: 1398,
    rating: 7.0,
    genre: { fa: 'مستند', en: 'Documentary' },
  },
  {
    id: 'ember-water',
    scene: 'water',
    palette: 'ember',
    title: { fa: 'بندر سوخته', en: 'Burnt Harbour' },
    tagline: { fa: 'آتش از دریا آمد.', en: 'The fire came from the sea.' },
    year: 1401,
    rating: 7.7,
    genre: { fa: 'اکشن', en: 'Action' },
    badge: { fa: '4K', en: '4K' },
  },
  {
    id: 'sand-peak',
    scene: 'peak',
    palette: 'steel',
    title: { fa: 'قلهٔ خاموش', en: 'Silent Summit' },
    tagline: { fa: 'هیچ‌کس از آن بالا برنگشت.', en: 'No one came back down.' },
    year: 1397,
    rating: 6.9,
    genre: { fa: 'هیجان‌انگیز', en: 'Thriller' },
  },
];

const numeral = { fa: 'fa-IR', en: 'en-GB' } as const;

/** Formats an integer without grouping, as years are written. */
export const plainNumber = (locale: StoryLocale, value: number): string =>
  new Intl.NumberFormat(numeral[locale], { useGrouping: false }).format(value);

const gregorian = (solar: number): number => solar + 621;

export interface StoryFilm {
  id: string;
  href: string;
  title: string;
  originalTitle: string;
  tagline: string;
  year: string;
  genre: string;
  badge: string | undefined;
  rating: { value: string; label: string };
  poster: ReturnType<typeof picture>;
  still: ReturnType<typeof picture>;
  backdrop: ReturnType<typeof picture>;
  tall: ReturnType<typeof picture>;
}

export function films(locale: StoryLocale): readonly StoryFilm[] {
  return sources.map(({ id, scene, palette, title, tagline, year, rating, genre, badge }) => {
    const value = new Intl.NumberFormat(numeral[locale], { minimumFractionDigits: 1 }).format(
      rating,
    );
    const ten = plainNumber(locale, 10);
    return {
      id,
      href: `#/movie/${id}`,
      title: title[locale],
      originalTitle: title[locale === 'fa' ? 'en' : 'fa'],
      tagline: tagline[locale],
      year: plainNumber(locale, locale === 'fa' ? year : gregorian(year)),
      genre: genre[locale],
      badge: badge?.[locale],
      rating: {
        value,
        label: locale === 'fa' ? `امتیاز ${value} از ${ten}` : `Rated ${value} of ${ten}`,
      },
      poster: picture(scene, palette, 'poster'),
      still: picture(scene, palette, 'wide'),
      backdrop: picture(scene, palette, 'backdrop'),
      tall: picture(scene, palette, 'tall'),
    };
  });
}

export function film(locale: StoryLocale, index = 0): StoryFilm {
  const all = films(locale);
  const found = all[index % all.length];
  if (!found) throw new Error(`There is no film ${index} in the stories' catalogue.`);
  return found;
}

export const people = (locale: StoryLocale) =>
  (
    [
      ['ember', 'مهتاب رستگار', 'Mahtab Rastegar', 'کارگردان', 'Director'],
      ['dusk', 'کیان فروغی', 'Kian Foroughi', 'بازیگر', 'Actor'],
      ['sea', 'نیلوفر دریابندری', 'Niloufar Daryabandari', 'بازیگر', 'Actor'],
      ['forest', 'سامان کوهستانی', 'Saman Kouhestani', 'فیلم‌بردار', 'Cinematographer'],
      ['rose', 'پری سلیمانی', 'Pari Soleimani', 'بازیگر', 'Actor'],
      ['steel', 'بهرام آذر', 'Bahram Azar', 'آهنگساز', 'Composer'],
      ['sand', 'لاله نوری', 'Laleh Nouri', 'نویسنده', 'Writer'],
      ['violet', 'آرش یگانه', 'Arash Yeganeh', 'تدوینگر', 'Editor'],
      ['sea', 'ترانه مهرگان', 'Taraneh Mehregan', 'بازیگر', 'Actor'],
      ['ember', 'سهراب پاکزاد', 'Sohrab Pakzad', 'بازیگر', 'Actor'],
      ['forest', 'گلنار شکوهی', 'Golnar Shokouhi', 'طراح صحنه', 'Production designer'],
      ['rose', 'هومن سپاسی', 'Houman Sepasi', 'صدابردار', 'Sound recordist'],
    ] as const
  ).map(([palette, fa, en, roleFa, roleEn]) => ({
    id: en,
    href: '#/cast',
    name: locale === 'fa' ? fa : en,
    role: locale === 'fa' ? roleFa : roleEn,
    picture: portrait(palette),
  }));
