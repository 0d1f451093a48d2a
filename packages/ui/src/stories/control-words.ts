/** The words of the stories of overlays and controls, in both languages. */
import type { StoryLocale } from './story-locale.ts';

const texts = {
  fa: {
    close: 'بستن',
    dismiss: 'کنار گذاشتن',
    cancel: 'نه، بماند',
    removeTitle: 'این فیلم از فهرست شما برداشته شود؟',
    removeText: 'هر زمان که بخواهید می‌توانید دوباره آن را اضافه کنید. یادداشت‌های شما می‌ماند.',
    remove: 'از فهرست بردار',
    open: 'باز کردن',
    qualityTitle: 'کیفیت پخش',
    qualities: ['خودکار', '۱۰۸۰', '۷۲۰', '۴۸۰'],
    actions: 'کارهای دیگر',
    share: 'هم‌رسانی',
    report: 'گزارش ایراد',
    filters: 'پالایش فیلم‌ها',
    showResults: 'نمایش ۱۲۸ فیلم',
    tabs: 'بخش‌های فیلم',
    tabNames: ['قسمت‌ها', 'دربارهٔ سریال', 'دیدگاه‌ها', 'مشابه‌ها'],
    tip: 'مصرف اینترنت این فیلم نیم‌بها حساب می‌شود.',
    halfPrice: 'نیم‌بها',
    messages: 'پیام‌ها',
    added: '«آخرین برف دماوند» به فهرست شما اضافه شد.',
    removed: 'از فهرست شما برداشته شد.',
    undo: 'برگردان',
    noNetwork: 'اتصال اینترنت قطع است.',
    questions: [
      {
        title: 'اشتراک را چطور بخرم؟',
        content:
          'از صفحهٔ اشتراک، یکی از طرح‌ها را برگزینید و با کارت بانکی یا کیف پول بپردازید. اشتراک همان لحظه فعال می‌شود.',
      },
      {
        title: 'چند نفر هم‌زمان می‌توانند تماشا کنند؟',
        content: 'تا سه دستگاه، با یک شمارهٔ موبایل.',
      },
      {
        title: 'مصرف اینترنت چقدر حساب می‌شود؟',
        content: 'پخش و دانلود با همهٔ اپراتورهای ایران نیم‌بهاست.',
      },
    ],
  },
  en: {
    close: 'Close',
    dismiss: 'Dismiss',
    cancel: 'No, keep it',
    removeTitle: 'Take this film off your list?',
    removeText: 'You can add it again whenever you like. Your notes stay.',
    remove: 'Take it off',
    open: 'Open',
    qualityTitle: 'Quality',
    qualities: ['Automatic', '1080', '720', '480'],
    actions: 'More actions',
    share: 'Share',
    report: 'Report a fault',
    filters: 'Filter the films',
    showResults: 'Show 128 films',
    tabs: 'Parts of the title',
    tabNames: ['Episodes', 'About the series', 'Comments', 'More like it'],
    tip: 'This film counts as half-price data.',
    halfPrice: 'Half price',
    messages: 'Messages',
    added: '“The Last Snow of Damavand” is on your list.',
    removed: 'It is off your list.',
    undo: 'Undo',
    noNetwork: 'You are offline.',
    questions: [
      {
        title: 'How do I subscribe?',
        content:
          'Choose a plan on the subscription page and pay by bank card or wallet. It is active at once.',
      },
      { title: 'How many can watch at a time?', content: 'Up to three devices with one number.' },
      {
        title: 'What does the data cost?',
        content: 'Watching and downloading is half price with every Iranian operator.',
      },
    ],
  },
} as const;

export const controlWords = (locale: StoryLocale) => texts[locale];
