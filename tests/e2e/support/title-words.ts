import type { Locale } from '@parde/domain';

interface TitleWords {
  readonly watch: string;
  readonly subscribe: string;
  readonly download: string;
  readonly share: string;
  readonly linkCopied: string;
  readonly rate: string;
  readonly saveRating: string;
  readonly removeRating: string;
  readonly myList: string;
  readonly trailer: string;
  readonly similar: string;
  readonly cast: string;
  readonly comments: string;
  readonly wholePage: string;
  readonly allEpisodes: string;
  readonly moreEpisodes: string;
  readonly write: string;
  readonly send: string;
  readonly spoils: string;
  readonly show: string;
  readonly report: string;
  readonly moreComments: string;
  readonly commentOptions: RegExp;
  readonly sendReport: string;
  readonly signInToWrite: string;
}

/** The texts of title pages by which tests find elements. */
export const titleWords: Readonly<Record<Locale, TitleWords>> = {
  fa: {
    watch: 'تماشا',
    subscribe: 'خرید اشتراک',
    download: 'دانلود',
    share: 'هم‌رسانی',
    linkCopied: 'پیوند کپی شد.',
    rate: 'امتیاز دهید',
    saveRating: 'ثبت امتیاز',
    removeRating: 'حذف امتیاز',
    myList: 'فهرست من',
    trailer: 'پیش‌نمایش',
    similar: 'شاید این‌ها را هم بپسندید',
    cast: 'بازیگران',
    comments: 'دیدگاه‌ها',
    wholePage: 'رفتن به صفحهٔ کامل',
    allEpisodes: 'همهٔ قسمت‌ها',
    moreEpisodes: 'قسمت‌های بیشتر',
    write: 'دیدگاه شما',
    send: 'فرستادن دیدگاه',
    spoils: 'این دیدگاه داستان را لو می‌دهد.',
    show: 'نمایش دیدگاه',
    report: 'گزارش',
    moreComments: 'دیدگاه‌های بیشتر',
    commentOptions: /^گزینه‌های دیدگاه/,
    sendReport: 'فرستادن گزارش',
    signInToWrite: 'برای نوشتن دیدگاه وارد شوید',
  },
  en: {
    watch: 'Watch',
    subscribe: 'Subscribe',
    download: 'Download',
    share: 'Share',
    linkCopied: 'Link copied.',
    rate: 'Rate it',
    saveRating: 'Save rating',
    removeRating: 'Remove rating',
    myList: 'My list',
    trailer: 'Trailer',
    similar: 'You may also like',
    cast: 'Cast',
    comments: 'Comments',
    wholePage: 'Go to the full page',
    allEpisodes: 'All episodes',
    moreEpisodes: 'More episodes',
    write: 'Your comment',
    send: 'Post comment',
    spoils: 'This comment contains spoilers.',
    show: 'Show comment',
    report: 'Report',
    moreComments: 'More comments',
    commentOptions: /^Options for/,
    sendReport: 'Send report',
    signInToWrite: 'Sign in to write a comment',
  },
};
