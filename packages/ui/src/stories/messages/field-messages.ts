/** Texts for the difficult cases of fields and controls: long, mixed, and in the other direction. */
import type { StoryLocale } from '../story-locale.ts';

const texts = {
  fa: {
    required: 'این را باید بنویسید.',
    longLabel: 'نامی که دوست دارید در دیدگاه‌ها و در فهرست تماشای خانواده با آن دیده شوید',
    longHint:
      'نام می‌تواند فارسی یا لاتین باشد؛ هر ۳۰ روز یک بار می‌توانید آن را عوض کنید و دیدگاه‌های پیشین هم با نام تازه دیده می‌شوند.',
    longError:
      'این نام را کس دیگری انتخاب کرده است. نام دیگری بنویسید، یا به آن یک عدد اضافه کنید، مثلاً Parde_1404.',
    mixed: 'نسخهٔ Director’s Cut از «The Last Snow» با صدای Dolby Atmos',
    longTerms:
      'قوانین پرده و سیاست حریم خصوصی را خوانده‌ام و می‌پذیرم، و می‌دانم که اشتراک تا پایان دوره برگشت‌پذیر نیست.',
    longAction: 'همین حالا اشتراک سه‌ماهه را با تخفیف ۲۵ درصدی بخرید و تماشا را ادامه دهید',
    searching: 'در حال جست‌وجو…',
    searchFailed: 'جست‌وجو انجام نشد. اتصال اینترنت را بررسی کنید.',
    allResults: 'همهٔ نتیجه‌ها',
    suggestions: 'پیشنهادها',
    recent: 'جست‌وجوهای اخیر',
    remove: 'حذف',
    clearAll: 'پاک کردن همه',
    mostWatched: 'پربیننده‌ها',
    film: 'فیلم',
    person: 'بازیگر',
    price: '۱٬۷۸۸٬۰۰۰ تومان',
    pressed: 'در فهرست من',
    reportHint: 'بنویسید در کدام دقیقه، و چه دیدید یا نشنیدید.',
    send: 'فرستادن',
  },
  en: {
    required: 'Please fill this in.',
    longLabel: 'The name under which your comments and your family’s watch list are seen',
    longHint:
      'Persian or Latin letters. It can be changed once in 30 days, and earlier comments then bear the new name.',
    longError:
      'Somebody else has this name already. Choose another one, or add a number to it: Parde_1404.',
    mixed: 'The «آخرین برف دماوند» director’s cut with Dolby Atmos sound',
    longTerms:
      'I have read the terms and the privacy policy of Parde and accept them, and I know that a subscription is not refunded before it ends.',
    longAction: 'Take three months with 25 percent off now, and go on watching where you were',
    searching: 'Searching…',
    searchFailed: 'The search failed. Check your connection.',
    allResults: 'All results',
    suggestions: 'Suggestions',
    recent: 'Recent searches',
    remove: 'Remove',
    clearAll: 'Clear all',
    mostWatched: 'Most watched',
    film: 'Film',
    person: 'Actor',
    price: '1,788,000 toman',
    pressed: 'On my list',
    reportHint: 'At which minute, and what you saw or did not hear.',
    send: 'Send',
  },
} as const;

export const fieldMessages = (locale: StoryLocale) => texts[locale];
