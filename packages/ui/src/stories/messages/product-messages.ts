/** Messages for the stories about what the product sells and shows, in both languages. */
import type { StoryLocale } from '../story-locale.ts';

const texts = {
  fa: {
    episodes: [
      { title: '۶. مه‌گرفتگی', meta: '۵۱ دقیقه · ۱۶ آبان' },
      { title: '۷. باران', meta: '۴۸ دقیقه · ۲۳ آبان' },
      { title: '۸. The Long Way Home', meta: '۵۰ دقیقه · ۳۰ آبان' },
    ],
    summary:
      'صیاد پیر پس از سال‌ها به اسکله برمی‌گردد و رادیویی را روشن می‌کند که قرار نبود صدایی داشته باشد. دخترش نمی‌داند چرا هر شب کسی نام او را صدا می‌زند.',
    seen: 'تماشاشده',
    onDevice: 'روی این دستگاه',
    downloadEpisode: 'دانلود این قسمت',
    plans: [
      { title: 'یک‌ماهه', price: '۵۹٬۰۰۰ تومان', note: 'برای آشنایی' },
      { title: 'سه‌ماهه', price: '۱۴۹٬۰۰۰ تومان', note: 'ماهی ۴۹٬۷۰۰ تومان', badge: 'پرفروش' },
      { title: 'یک‌ساله', price: '۴۹۹٬۰۰۰ تومان', note: 'ماهی ۴۱٬۶۰۰ تومان' },
    ],
    features: ['همهٔ فیلم‌ها و سریال‌ها', 'دانلود نامحدود', 'سه دستگاه هم‌زمان', 'مصرف نیم‌بها'],
    bestValue: 'به‌صرفه‌ترین',
    choose: 'خرید این طرح',
    files: [
      {
        quality: '۱۰۸۰',
        size: '۱٫۴ گیگابایت',
        details: ['۶ دقیقه'],
        cost: '۷٬۰۰۰ تومان',
        facts: [
          { term: 'صدا:', text: 'دوبلهٔ فارسی' },
          { term: 'زیرنویس:', text: 'فارسی، انگلیسی' },
        ],
      },
      { quality: '۷۲۰ · دوبلهٔ فارسی', details: ['MP4'], size: '۷۲۰ مگابایت' },
      { quality: '۴۸۰ · زبان اصلی', size: '۳۸۰ مگابایت' },
    ],
    columns: { name: 'کیفیت', size: 'حجم', time: 'زمان', cost: 'هزینه' },
    recommended: 'پیشنهادی',
    copy: 'کپی نشانی',
    copied: 'نشانی کپی شد',
    time: '۳ ساعت پیش',
    studio: 'استودیو',
    comment:
      'فیلم‌برداری‌اش بی‌نظیر بود! آن نمای آخر روی یال جنوبی را سه بار دیدم. فقط کاش موسیقی کمتر بود.',
    reply: 'ممنون که تماشا کردید. نسخهٔ بی‌موسیقیِ پشت صحنه هفتهٔ آینده می‌آید.',
    latin: 'Best ending of the year. 10/10!',
    spoiler: 'این دیدگاه پایان داستان را لو می‌دهد.',
    show: 'نمایش دیدگاه',
    like: '۲۴ پسند',
    answer: 'پاسخ',
    clear: 'پاک کردن',
    results: 'نتیجه‌ها',
    found: '۴ نتیجه',
    nothing: 'چیزی پیدا نشد. نام دیگری را بیازمایید.',
    searchFor: 'فیلم، سریال، بازیگر…',
    moreFilms: 'فیلم‌های بیشتر',
    countOf: (some: number, all: number) =>
      `${some.toLocaleString('fa')} از ${all.toLocaleString('fa')}`,
  },
  en: {
    episodes: [
      { title: '6. Fog', meta: '51 min · 7 November' },
      { title: '7. Rain', meta: '48 min · 14 November' },
      { title: '8. راه دراز خانه', meta: '50 min · 21 November' },
    ],
    summary:
      'After many years the old fisherman returns to the pier and turns on a radio that should be silent. His daughter does not know who calls her name each night.',
    seen: 'Watched',
    onDevice: 'On this device',
    downloadEpisode: 'Download this episode',
    plans: [
      { title: 'One month', price: '59,000 toman', note: 'To look around' },
      {
        title: 'Three months',
        price: '149,000 toman',
        note: '49,700 a month',
        badge: 'Most bought',
      },
      { title: 'One year', price: '499,000 toman', note: '41,600 a month' },
    ],
    features: ['All films and series', 'Unlimited downloads', 'Three devices', 'Half-price data'],
    bestValue: 'Best value',
    choose: 'Choose this plan',
    files: [
      {
        quality: '1080',
        size: '1.4 GB',
        details: ['6 min'],
        cost: '7,000 toman',
        facts: [
          { term: 'Audio:', text: 'dubbed in Persian' },
          { term: 'Subtitles:', text: 'Persian, English' },
        ],
      },
      { quality: '720 · dubbed', details: ['MP4'], size: '720 MB' },
      { quality: '480 · original', size: '380 MB' },
    ],
    columns: { name: 'Quality', size: 'Size', time: 'Time', cost: 'Data cost' },
    recommended: 'Recommended',
    copy: 'Copy the address',
    copied: 'The address is copied',
    time: '3 hours ago',
    studio: 'Studio',
    comment:
      'The camera work is without equal. I watched the last shot on the south ridge three times. Only a little less music, please.',
    reply: 'Thank you for watching. The making-of without music comes next week.',
    latin: 'بهترین پایان امسال. ۱۰ از ۱۰!',
    spoiler: 'This comment gives the ending away.',
    show: 'Show comment',
    like: '24 likes',
    answer: 'Answer',
    clear: 'Clear',
    results: 'Results',
    found: '4 results',
    nothing: 'Nothing was found. Try another name.',
    searchFor: 'Film, series, actor…',
    moreFilms: 'More films',
    countOf: (some: number, all: number) => `${some} of ${all}`,
  },
} as const;

export const productMessages = (locale: StoryLocale) => texts[locale];
