import type { Artwork } from '@parde/demo-catalogue';
import type { GenreKey } from './vocabulary.ts';

/** A newspaper, studio or magazine: how often it comes, and what its videos are called. */
export type SeedPaper = {
  id: string;
  kind: 'newspaper' | 'studio' | 'magazine';
  fa: string;
  en: string | null;
  description: string;
  descriptionEn: string | null;
  art: Artwork;
  logo: boolean;
  backdrop: boolean;
  genre: GenreKey;
  access: 'free' | 'subscription';
  /** Days between two. */
  every: number;
  /** How many there are; an issue's number is counted back from `latest`. */
  videos: number;
  latest: number | null;
  /** Persian || English || what it is about. */
  names: string;
  /** How many series it makes, and of which genre. */
  series?: readonly [genre: GenreKey, count: number];
};

const plain = { logo: true, backdrop: true, access: 'free' } as const;

export const papers: readonly SeedPaper[] = [
  {
    ...plain,
    id: 'khabar',
    kind: 'newspaper',
    fa: 'خبر',
    en: 'Khabar',
    description: 'روزنامهٔ تصویری پرده؛ هر صبح مهم‌ترین خبرهای فرهنگ، شهر و ورزش در چند دقیقه.',
    descriptionEn:
      'The daily paper on screen: culture, the city and sport in a few minutes each morning.',
    art: ['city', 'steel'],
    genre: 'documentary',
    every: 1,
    videos: 90,
    latest: 1204,
    names:
      'خبر، {date} || Khabar, {date} || از صف {place} در {city} تا پیش‌بینی {nature} در {land}؛ خبرهای {date} را ببینید.',
  },
  {
    ...plain,
    id: 'studio',
    kind: 'studio',
    fa: 'استودیو پرده',
    en: 'Parde Studio',
    description: 'گفت‌وگو، اجرای زنده و پشت صحنه',
    descriptionEn: 'Talks, live sessions and the making of',
    art: ['music', 'rose'],
    genre: 'music',
    every: 3,
    videos: 128,
    series: ['drama', 4],
    latest: null,
    names: `
اجرای زندهٔ {instrument} در {place} || live {instrument} in the {place} || یک قطعه، یک برداشت، بی‌تدوین.
پشت صحنهٔ یک روز فیلم‌برداری در {city} || behind the scenes in {city} || از ساعت {hour} تا آخرین برداشت، کنار گروه.
گفت‌وگوی {hour}؛ {job} و {job2} || the {job} and the {job2} talk || دو نفر با دو شغل دور از هم دربارهٔ فیلمی حرف می‌زنند که هر دو دوستش دارند.
ساختن {object} برای یک صحنه || making {a object} for one scene || گروه طراحی صحنه نشان می‌دهد {object^} چطور ساخته شد.
{days} دقیقه با {instrument} || {days} minutes of {instrument} || درسی کوتاه برای شروع، با ساز یا بی‌ساز.
چطور {nature} را فیلم‌برداری کنیم || how to film {nature} || فیلم‌برداری باتجربه از نور، لنز و حوصله می‌گوید.
آواز {city} || the song of {city} || نغمه‌ای محلی با اجرایی تازه.
`,
  },
  {
    ...plain,
    id: 'ravagh',
    kind: 'magazine',
    fa: 'رواق',
    en: 'Ravagh',
    description: 'مجلهٔ تصویری هنر و فرهنگ، دوشنبه‌ها یک شمارهٔ تازه',
    descriptionEn: 'A magazine of arts in pictures, every Monday',
    art: ['arch', 'rose'],
    genre: 'documentary',
    every: 7,
    videos: 48,
    series: ['history', 2],
    latest: 48,
    names: `
کاشی‌های گمشدهٔ {city} || the lost tiles of {city} || سفری به {city} برای یافتن کاشی‌هایی که تنها عکسشان مانده است.
گفت‌وگو با {craft~} {city} || in conversation with the {craft} of {city} || یک عمر کار در یک گفت‌وگوی بیست‌دقیقه‌ای.
موزهٔ {object}‌ها || a museum of {object}s || مجموعه‌داری در {city} درِ خانه‌اش را به روی دوربین باز می‌کند.
نقاشی از {nature} || painting the {nature} || چرا نقاشان این همه به {nature} برمی‌گردند؟
صحنهٔ خالی {city} || the empty stage of {city} || سالن نمایشی که {years} سال پرده‌اش بالا نرفته است.
هنر {craft} || the art of the {craft} || آنچه از این کار مانده و آنچه می‌تواند بماند.
`,
  },
  {
    ...plain,
    id: 'meydan',
    kind: 'magazine',
    fa: 'میدان',
    en: 'Meydan',
    description: 'مجلهٔ ورزش؛ پنجشنبه‌ها',
    descriptionEn: 'Sport, every Thursday',
    art: ['stadium', 'emerald'],
    genre: 'sport',
    access: 'subscription',
    every: 7,
    videos: 112,
    latest: 112,
    names: `
نیم‌فصل پرگل {city} || half a season of goals in {city} || گل‌ها، اشک‌ها و آماری که هیچ‌کس انتظارش را نداشت.
{sport~} {city} || the {sport} of {city} || یک روز تمرین، از {hour} تا غروب.
داوری که سوت نزد || the whistle that was not blown in {city} || بازخوانی یک تصمیم جنجالی در {city}.
مسابقه در {land} || a race in {land} || {days} روز رقابت در سخت‌ترین مسیر سال.
باشگاه‌های خاموش {city} || the silent clubs of {city} || چه شد که سکوها خالی ماند؟
بازگشت {sport} || the return of the {sport} || پس از {years} ماه دوری، دوباره روی خط شروع.
`,
  },
  {
    ...plain,
    id: 'safarnameh',
    kind: 'magazine',
    fa: 'سفرنامه',
    en: 'Safarnameh',
    description: 'هر دو هفته، یک جاده و آدم‌هایش',
    descriptionEn: 'A road and its people, every fortnight',
    art: ['road', 'dusk'],
    genre: 'documentary',
    every: 14,
    videos: 36,
    latest: 36,
    names: `
{days} روز در {land} || {days} days in {land} || با کوله‌ای سبک و نقشه‌ای قدیمی.
از {city} تا {city2} || from {city} to {city2} || جاده‌ای که مسافرانش یکدیگر را می‌شناسند.
صبحانه در {city} || breakfast in {city} || هفت سفره در یک صبح.
شب‌مانی در {land} || a night in {land} || آتش، چای و آسمانی که در شهر پیدا نیست.
`,
  },
  {
    ...plain,
    id: 'ketabgard',
    kind: 'magazine',
    fa: 'کتاب‌گرد',
    en: 'Ketabgard',
    description: 'مجلهٔ کتاب و کتاب‌فروشی‌ها',
    descriptionEn: null,
    art: ['room', 'amber'],
    backdrop: false,
    genre: 'documentary',
    every: 10,
    videos: 29,
    latest: 61,
    names: `
کتاب‌فروش {city} || the bookseller of {city} || قفسه‌هایی که هر کدام داستانی دارند.
پنج کتاب دربارهٔ {nature} || five books on {nature} || پیشنهادهای این شماره برای شب‌های {season}.
کتابخانهٔ {job} || the {job}’s library || چه می‌خواند کسی که کارش {object} است؟
`,
  },
  {
    ...plain,
    id: 'riz-o-dorosht',
    kind: 'magazine',
    fa: 'ریز و درشت',
    en: 'Small and Great',
    description: 'علم به زبان ساده، برای نوجوان‌ها و هر که می‌پرسد چرا',
    descriptionEn: 'Science in plain words, for whoever asks why',
    art: ['space', 'cobalt'],
    genre: 'kids',
    every: 14,
    videos: 24,
    latest: 24,
    names: `
چرا {nature} این‌طور است؟ || why is {nature} like that? || آزمایشی که در آشپزخانه هم می‌شود.
{animal} چطور می‌بیند؟ || how does {a animal} see? || جهان از چشم یک جانور دیگر.
درون {object} || inside the {object} || قطعه به قطعه بازش می‌کنیم و دوباره می‌بندیم.
`,
  },
  {
    ...plain,
    id: 'sofreh',
    kind: 'magazine',
    fa: 'سفره',
    en: 'Sofreh',
    description: 'آشپزی خانگی از چهار گوشهٔ ایران',
    descriptionEn: 'Home cooking from all over Iran',
    art: ['field', 'saffron'],
    logo: false,
    genre: 'family',
    every: 7,
    videos: 52,
    latest: 88,
    names: `
سفرهٔ {city} || a table in {city} || سه غذای خانگی که دستورشان در هیچ کتابی نیست.
نان {city} || the bread of {city} || از آرد تا تنور، با یک نانوای قدیمی.
غذاهای {season~} {city} || {season} dishes of {city} || آنچه فصلش همین حالاست.
`,
  },
  {
    ...plain,
    id: 'golbarg',
    kind: 'magazine',
    fa: 'گلبرگ',
    en: null,
    description: '',
    descriptionEn: null,
    art: ['garden', 'mint'],
    logo: false,
    backdrop: false,
    genre: 'family',
    every: 7,
    videos: 0,
    latest: null,
    names: '',
  },
];
