type Names = { fa: string; en: string };

export const genres = {
  drama: { fa: 'درام', en: 'Drama' },
  family: { fa: 'خانوادگی', en: 'Family' },
  comedy: { fa: 'کمدی', en: 'Comedy' },
  romance: { fa: 'عاشقانه', en: 'Romance' },
  mystery: { fa: 'معمایی', en: 'Mystery' },
  crime: { fa: 'جنایی', en: 'Crime' },
  thriller: { fa: 'دلهره‌آور', en: 'Thriller' },
  horror: { fa: 'ترسناک', en: 'Horror' },
  'sci-fi': { fa: 'علمی‌تخیلی', en: 'Science fiction' },
  fantasy: { fa: 'فانتزی', en: 'Fantasy' },
  adventure: { fa: 'ماجراجویی', en: 'Adventure' },
  action: { fa: 'اکشن', en: 'Action' },
  history: { fa: 'تاریخی', en: 'History' },
  war: { fa: 'جنگی', en: 'War' },
  documentary: { fa: 'مستند', en: 'Documentary' },
  music: { fa: 'موسیقی', en: 'Music' },
  sport: { fa: 'ورزشی', en: 'Sport' },
  animation: { fa: 'پویانمایی', en: 'Animation' },
  kids: { fa: 'کودک', en: 'Kids' },
} as const satisfies Record<string, Names>;

export type GenreKey = keyof typeof genres;

export const countries = {
  IR: { fa: 'ایران', en: 'Iran' },
  TR: { fa: 'ترکیه', en: 'Türkiye' },
  FR: { fa: 'فرانسه', en: 'France' },
  IT: { fa: 'ایتالیا', en: 'Italy' },
  JP: { fa: 'ژاپن', en: 'Japan' },
  KR: { fa: 'کرهٔ جنوبی', en: 'South Korea' },
  GB: { fa: 'بریتانیا', en: 'United Kingdom' },
  NO: { fa: 'نروژ', en: 'Norway' },
  AR: { fa: 'آرژانتین', en: 'Argentina' },
  DE: { fa: 'آلمان', en: 'Germany' },
  IN: { fa: 'هند', en: 'India' },
  US: { fa: 'آمریکا', en: 'United States' },
  ES: { fa: 'اسپانیا', en: 'Spain' },
  CN: { fa: 'چین', en: 'China' },
  SE: { fa: 'سوئد', en: 'Sweden' },
  PL: { fa: 'لهستان', en: 'Poland' },
  AF: { fa: 'افغانستان', en: 'Afghanistan' },
  TJ: { fa: 'تاجیکستان', en: 'Tajikistan' },
} as const satisfies Record<string, Names>;

export type CountryCode = keyof typeof countries;

export const languages = {
  fa: { fa: 'فارسی', en: 'Persian' },
  az: { fa: 'ترکی آذربایجانی', en: 'Azerbaijani' },
  ku: { fa: 'کردی', en: 'Kurdish' },
  ar: { fa: 'عربی', en: 'Arabic' },
  en: { fa: 'انگلیسی', en: 'English' },
  fr: { fa: 'فرانسوی', en: 'French' },
  it: { fa: 'ایتالیایی', en: 'Italian' },
  de: { fa: 'آلمانی', en: 'German' },
  es: { fa: 'اسپانیایی', en: 'Spanish' },
  no: { fa: 'نروژی', en: 'Norwegian' },
  ja: { fa: 'ژاپنی', en: 'Japanese' },
  ko: { fa: 'کره‌ای', en: 'Korean' },
  tr: { fa: 'ترکی استانبولی', en: 'Turkish' },
  hi: { fa: 'هندی', en: 'Hindi' },
  zh: { fa: 'چینی', en: 'Chinese' },
  sv: { fa: 'سوئدی', en: 'Swedish' },
  pl: { fa: 'لهستانی', en: 'Polish' },
  ru: { fa: 'روسی', en: 'Russian' },
} as const satisfies Record<string, Names>;

export type LanguageCode = keyof typeof languages;

/** The numbers that the content filter knows countries and languages by. They stand in addresses and cookies. */
export const countryNumbers: Record<CountryCode, number> = {
  IR: 98,
  TR: 90,
  FR: 33,
  IT: 39,
  JP: 81,
  KR: 82,
  GB: 44,
  NO: 47,
  AR: 54,
  DE: 49,
  IN: 91,
  US: 1,
  ES: 34,
  CN: 86,
  SE: 46,
  PL: 48,
  AF: 93,
  TJ: 992,
};

/** What the menu of languages offers, in its order. */
export const languageMenu: readonly LanguageCode[] = [
  'fa',
  'en',
  'tr',
  'ko',
  'ja',
  'fr',
  'es',
  'de',
  'it',
  'hi',
  'ar',
  'zh',
  'sv',
  'no',
  'pl',
  'az',
  'ku',
];
