import { listed, missing, page, redirect, route, type SpecRoute } from './spec-route.ts';
import { films, titles } from './titles.ts';

const noBar = { bar: false } as const;
const own = { protected: true } as const;
const noFooter = { layout: 'no-footer' } as const;
const empty = { layout: 'empty' } as const;
const body = { layout: 'body' } as const;
const inn = {
  fa: 'مهمان ناخوانده، قهوه‌خانهٔ حاج رضا',
  en: 'The Uninvited Guest, Haj Reza’s Coffee House',
};
const screening = {
  fa: 'اکران آنلاین «ماه بر شانهٔ راست»',
  en: 'Online screening of “Moon on the Right Shoulder”',
};
const film = { fa: 'شب‌های بی‌ستارهٔ یزد', en: 'Starless Nights of Yazd' };

const byOperator = (fa: string, en: string) =>
  [`${fa}؛ پرداخت با اپراتور`, `${en}: pay by mobile operator`] as const;

/**
 * The pages of the specification's section 2, written from the specification and its settled interpretations, not
 * from the code.
 */
export const specRoutes: readonly SpecRoute[] = [
  route('/', listed('/', '{brand}؛ تماشای فیلم و سریال', '{brand}: watch films and series', noBar)),
  route('/app', listed('/app', 'اپلیکیشن {brand}', 'The {brand} app', body)),
  route(
    '/app/episode/show/{id?}',
    page(`/app/episode/show/${titles.episode}`, inn.fa, inn.en, {
      ...body,
      canonical: `/episode/${titles.episode}`,
    }),
    ...missing('/app/episode/show', '/app/episode/show/a.b'),
  ),
  route(
    '/app/series/show/{id?}',
    page(`/app/series/show/${titles.series}`, 'قهوه‌خانهٔ حاج رضا', 'Haj Reza’s Coffee House', {
      ...body,
      canonical: `/series/${titles.series}`,
    }),
    ...missing('/app/series/show'),
  ),
  route(
    '/app/ekran/{id?}',
    page(`/app/ekran/${titles.ekran}`, screening.fa, screening.en, {
      ...body,
      canonical: `/ekran/${titles.ekran}`,
    }),
    ...missing('/app/ekran'),
  ),
  route(
    '/app/show/{id?}',
    page(`/app/show/${films.usual}`, film.fa, film.en, {
      ...body,
      canonical: `/movie/${films.usual}`,
    }),
    ...missing('/app/show'),
  ),
  route(
    '/callback',
    page('/callback?t=1', 'نتیجهٔ پرداخت | {brand}', 'Your payment | {brand}', empty),
  ),
  route('/cinema', listed('/cinema', 'فیلم و سریال', 'Films and series')),
  route('/download', listed('/download', 'دانلودها', 'Downloads')),
  route('/genres', listed('/genres', 'ژانرها', 'Genres')),
  route('/genres/{id}', listed('/genres/drama', 'درام', 'Drama'), ...missing('/genres/a%20b')),
  route('/lives', listed('/lives', 'پخش زنده', 'Live channels')),
  route(
    '/lives/{live}',
    listed('/lives/parde-one', 'پخش زندهٔ آینهٔ یک', 'Ayneh One live'),
    ...missing('/lives/%3Cb%3E', `/lives/${films.unknown}`),
  ),
  route(
    '/live/{id?}',
    page('/live/parde-one', 'پخش زندهٔ آینهٔ یک', 'Ayneh One live', {
      canonical: '/lives/parde-one',
    }),
    redirect('/live', '/lives/parde-one'),
  ),
  route('/login', page('/login', 'ورود به {brand}', 'Sign in to {brand}', noFooter)),
  route('/magazines', listed('/magazines', 'مجله‌ها', 'Magazines')),
  route(
    '/magazines-channels',
    listed('/magazines-channels', 'روزنامه، استودیو و مجله‌ها', 'Newspaper, studio and magazines'),
  ),
  route('/namad', listed('/namad', 'نمادهای اعتماد', 'Trust badges', empty)),
  route('/payments', page('/payments', 'پرداخت‌ها', 'Payments', own)),
  route('/profile', page('/profile', 'حساب من', 'My account', own)),
  route(
    '/profile/list/{list?}',
    page('/profile/list/liked', 'فهرست‌های من', 'My lists', own),
    page('/profile/list', 'فهرست‌های من', 'My lists', own),
  ),
  route(
    '/profile/about-contact',
    listed('/profile/about-contact', 'دربارهٔ ما و تماس', 'About and contact'),
  ),
  route('/profile/faq', listed('/profile/faq', 'پرسش‌های متداول', 'Frequently asked questions')),
  route('/profile/internet', listed('/profile/internet', 'اینترنت نیم‌بها', 'Half-price data')),
  route('/profile/plans', listed('/profile/plans', 'اشتراک | {brand}', 'Subscription | {brand}')),
  route('/profile/settings', page('/profile/settings', 'تنظیمات', 'Settings', own)),
  route('/accessibility', listed('/accessibility', 'بیانیهٔ دسترس‌پذیری', 'Accessibility statement')),
  route('/profile/terms', listed('/profile/terms', 'قوانین و حریم خصوصی', 'Terms and privacy')),
  route('/casts/directors', listed('/casts/directors', 'کارگردانان', 'Directors')),
  route(
    '/casts/foreign-actors',
    listed('/casts/foreign-actors', 'بازیگران خارجی', 'Foreign actors'),
  ),
  route(
    '/casts/iranian-actors',
    listed('/casts/iranian-actors', 'بازیگران ایرانی', 'Iranian actors'),
  ),
  route(
    '/cast/{id?}',
    listed('/cast/p-niknam', 'پرستو نیک‌نام', 'Parastoo Niknam'),
    redirect('/cast', '/casts/iranian-actors'),
  ),
  route(
    '/episode/{id?}',
    listed(`/episode/${titles.episode}`, inn.fa, inn.en, noBar),
    ...missing('/episode', '/episode/1/2', `/episode/${films.unknown}`),
  ),
  route(
    '/episode/download/{id?}',
    page(
      `/episode/download/${titles.episode}`,
      'دانلود قهوه‌خانهٔ حاج رضا، فصل ۱، قسمت ۲',
      'Download Haj Reza’s Coffee House, season 1, episode 2',
      noBar,
    ),
    ...missing('/episode/download', `/episode/download/${films.unknown}`),
  ),
  route(
    '/episode/show/{id?}',
    page(`/episode/show/${titles.episode}`, inn.fa, inn.en, {
      ...noBar,
      canonical: `/episode/${titles.episode}`,
    }),
    ...missing('/episode/show', `/episode/show/${films.unknown}`),
  ),
  route(
    '/movie/{id?}',
    listed(`/movie/${films.usual}`, film.fa, film.en, noBar),
    ...missing('/movie', `/movie/${films.unknown}`, '/movie/a%2Fb'),
  ),
  route(
    '/movie/download/{id?}',
    page(`/movie/download/${films.usual}`, `دانلود ${film.fa}`, `Download ${film.en}`, noBar),
    ...missing('/movie/download', `/movie/download/${films.unknown}`),
  ),
  route(
    '/movie/show/{id?}',
    page(`/movie/show/${films.usual}`, film.fa, film.en, {
      ...noBar,
      canonical: `/movie/${films.usual}`,
    }),
    ...missing('/movie/show', `/movie/show/${films.unknown}`),
  ),
  route(
    '/series/{id?}',
    listed(`/series/${titles.series}`, 'قهوه‌خانهٔ حاج رضا', 'Haj Reza’s Coffee House', noBar),
    ...missing('/series', '/series/%20', `/series/${films.unknown}`),
  ),
  route(
    '/series/download/{id?}',
    page(
      `/series/download/${titles.series}`,
      'دانلود قهوه‌خانهٔ حاج رضا',
      'Download Haj Reza’s Coffee House',
    ),
    ...missing('/series/download', `/series/download/${films.unknown}`),
  ),
  route(
    '/video/{id?}',
    listed(
      `/video/${titles.video}`,
      'پشت صحنهٔ «کاروان ابریشم»',
      'The making of “The Silk Caravan”',
    ),
    ...missing('/video', `/video/${films.unknown}`),
  ),
  route(
    '/video/show/{id?}',
    page(
      `/video/show/${titles.video}`,
      'پشت صحنهٔ «کاروان ابریشم»',
      'The making of “The Silk Caravan”',
      { canonical: `/video/${titles.video}` },
    ),
    ...missing('/video/show', `/video/show/${films.unknown}`),
  ),
  route(
    '/category/{id?}',
    listed('/category/kids', 'کودک و نوجوان', 'Kids and Teens'),
    redirect('/category', '/genres'),
  ),
  route(
    '/channel/{id?}',
    listed('/channel/khabar', 'خبر', 'Khabar'),
    redirect('/channel', '/magazines-channels'),
    ...missing('/channel/a.b', `/channel/${films.unknown}`),
  ),
  route(
    '/ekran/{id?}',
    listed(`/ekran/${titles.ekran}`, screening.fa, screening.en, noBar),
    ...missing('/ekran', `/ekran/${films.unknown}`),
  ),
  route(
    '/lists/{list?}',
    listed('/lists/drama', 'درام', 'Drama'),
    listed('/lists', 'فهرست‌ها', 'Lists'),
  ),
  route(
    '/plan/{id?}',
    page(
      '/plan/m3?content_id=1024&content_type=movie',
      'اشتراک سه‌ماهه | {brand}',
      'Subscription: Three months | {brand}',
    ),
    redirect('/plan', '/profile/plans'),
    ...missing('/plan/none'),
  ),
  route(
    '/ref/{id?}',
    page('/ref/abc', 'دعوت به {brand}', 'An invitation to {brand}'),
    redirect('/ref', '/'),
  ),
  route(
    '/search/{search?}',
    page(
      '/search/%D8%AE%D8%A7%D9%86%D9%87%20%D8%B1%D9%88',
      'نتیجه‌های «خانه رو»',
      'Results for “خانه رو”',
    ),
    page('/search', 'جست‌وجو', 'Search'),
  ),
  route(
    '/USSDlink/{fileid?}/{userid}',
    page('/USSDlink/17', ...byOperator('اشتراک یک‌روزه', 'One-day subscription'), noFooter),
    page('/USSDlink/1024-1080p/17', ...byOperator(film.fa, film.en), noFooter),
    ...missing('/USSDlink'),
  ),
  route(
    '/USSDlink/{fileid?}/{userid?}/{package}',
    page('/USSDlink/9/17/m3', ...byOperator('اشتراک سه‌ماهه', 'Three-month subscription'), noFooter),
    ...missing('/USSDlink/9/17/3/4'),
  ),
  route(
    '/kids',
    page('/kids', 'حالت کودک', 'Kids mode', body),
    // Outside kids mode these addresses redirect to /kids.
    redirect('/kids/search', '/kids'),
    redirect('/kids/title/movie/1901', '/kids'),
    redirect('/kids/watch/movie/1901', '/kids'),
    redirect('/kids/leave', '/kids'),
  ),
];

/** Addresses without a page. */
export const nowhere = missing('/nowhere', '/no/such/page', '/404', '/index.html', '/casts');
