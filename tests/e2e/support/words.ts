import type { Locale } from '@parde/domain';
import { appFolder, brands } from './brand-server.ts';
import { type WordsOfBrowsing, wordsOfBrowsing } from './words-of-browsing.ts';
import { type WordsOfBuying, wordsOfBuying } from './words-of-buying.ts';
import { type WordsOfSearch, wordsOfSearch } from './words-of-search.ts';
import { type WordsOfWatching, wordsOfWatching } from './words-of-watching.ts';

/** The texts by which tests find elements. */
export interface Words extends WordsOfBrowsing, WordsOfBuying, WordsOfSearch, WordsOfWatching {
  readonly home: string;
  readonly skip: string;
  readonly quickNavigation: string;
  readonly signIn: string;
  readonly signOut: string;
  readonly notSignedOut: string;
  readonly mobile: string;
  readonly sendCode: string;
  readonly code: string;
  readonly wrongCode: string;
  readonly codeOver: string;
  readonly missingMobile: string;
  readonly invalidMobile: string;
  readonly editMobile: string;
  readonly resend: string;
  readonly untilResend: string;
  readonly untilTryAgain: string;
  readonly noAnswer: string;
  readonly signInFirst: string;
  readonly close: string;
  readonly night: string;
  readonly otherLanguage: string;
  readonly facts: string;
  readonly sectionFailed: string;
  readonly tryAgain: string;
  readonly loading: string;
  readonly restFailed: string;
  readonly failed: string;
  readonly goHome: string;
  readonly requestId: string;
  readonly offline: string;
  readonly opensLater: string;
  readonly notFound: string;
  readonly noPayment: string;
  readonly released: string;
  readonly added: string;
  readonly liveNow: string;
  readonly pauseSlides: string;
  readonly playSlides: string;
  readonly menu: string;
  readonly account: string;
  readonly search: string;
  readonly categories: string;
  readonly openCategories: string;
  readonly mainMenu: string;
  readonly quickLinks: string;
  readonly footerLinks: string;
  readonly support: string;
  readonly app: string;
  readonly trustBadges: string;
  readonly noSubscription: string;
  readonly subscribed: string;
  readonly needsScript: string;
  readonly more: string;
  readonly shownOf: RegExp;
  readonly titles: RegExp;
  readonly messages: string;
  readonly cinema: string;
  readonly top: string;
  readonly withoutFilter: string;
  readonly continueWatching: string;
  readonly notStopped: RegExp;
  readonly undo: string;
  readonly series: string;
  readonly myLists: string;
  readonly watchlist: string;
  readonly emptyWatchlist: string;
  readonly removeFromList: string;
  readonly stopWatching: string;
  readonly notRemoved: RegExp;
  readonly plansTitle: string;
  watched(percent: number): string;
  /** Of what is begun. */
  readonly left: string;
  readonly signInToAdd: string;
  optionsOf(name: string): string;
  addedToList(name: string): string;
  notAdded(name: string): string;
}

export const words: Readonly<Record<Locale, Words>> = {
  fa: {
    ...wordsOfBrowsing.fa,
    ...wordsOfBuying.fa,
    ...wordsOfSearch.fa,
    ...wordsOfWatching.fa,
    home: 'خانه',
    skip: 'رفتن به محتوای اصلی',
    quickNavigation: 'دسترسی سریع',
    signIn: 'ورود',
    signOut: 'خروج',
    notSignedOut:
      'ارتباط برقرار نشد و هنوز وارد حساب هستید. اینترنت خود را بررسی کنید و دوباره برای خروج تلاش کنید.',
    mobile: 'شمارهٔ همراه',
    sendCode: 'دریافت کد',
    code: 'کد چهاررقمی',
    wrongCode: 'کد واردشده نادرست است یا زمان آن گذشته است',
    codeOver: 'این کد پس از چند تلاش نادرست باطل شد. کد تازه‌ای بخواهید.',
    missingMobile: 'شمارهٔ همراه خود را وارد کنید',
    invalidMobile: 'شمارهٔ همراه خود را درست وارد کنید',
    editMobile: 'ویرایش شماره',
    resend: 'ارسال دوبارهٔ کد',
    untilResend: 'تا ارسال دوبارهٔ کد',
    untilTryAgain: 'تا تلاش دوباره',
    noAnswer: 'ارتباط برقرار نشد. اینترنت خود را بررسی کنید و دوباره تلاش کنید.',
    signInFirst: 'برای ادامه وارد حساب خود شوید.',
    close: 'بستن',
    night: 'حالت شب',
    otherLanguage: 'English',
    facts: 'شناسنامه',
    sectionFailed: 'این بخش بارگذاری نشد.',
    tryAgain: 'تلاش دوباره',
    loading: 'در حال بارگذاری…',
    restFailed: 'بقیهٔ فهرست بارگذاری نشد.',
    failed: 'صفحه بارگذاری نشد',
    goHome: 'رفتن به صفحهٔ نخست',
    requestId: 'شناسهٔ درخواست',
    offline: 'اینترنت قطع است',
    opensLater: 'آنچه خواستید، با وصل شدن دوبارهٔ اینترنت انجام می‌شود.',
    notFound: 'این صفحه پیدا نشد',
    noPayment: 'این‌جا پرداختی برای نمایش نیست',
    released: 'تاریخ انتشار',
    added: 'تاریخ افزودن',
    liveNow: 'پخش زنده',
    pauseSlides: 'توقف نمایش',
    playSlides: 'ادامهٔ نمایش',
    menu: 'منو',
    account: 'حساب من',
    search: 'جست‌وجو',
    categories: 'دسته‌ها',
    openCategories: 'باز کردن دسته‌ها',
    mainMenu: 'منوی اصلی',
    quickLinks: 'دسترسی سریع',
    footerLinks: 'پیوندهای پایین صفحه',
    support: 'پشتیبانی',
    app: 'اپلیکیشن',
    trustBadges: 'نمادهای اعتماد',
    noSubscription: 'بدون اشتراک',
    subscribed: 'اشتراک فعال',
    needsScript: 'برای ورود، جاوااسکریپت مرورگرتان باید فعال باشد.',
    more: 'بیشتر',
    shownOf: /^[۰-۹٬]+ از [۰-۹٬]+$/,
    titles: /^[۰-۹٬]+ عنوان$/,
    messages: 'پیام‌ها',
    cinema: 'فیلم و سریال',
    top: 'ده اثر پربیننده',
    withoutFilter: 'نمایش بدون فیلتر',
    continueWatching: 'ادامهٔ تماشا',
    notStopped: /از ادامهٔ تماشا حذف نشد/,
    undo: 'برگرداندن',
    series: 'سریال‌ها',
    myLists: 'فهرست‌های من',
    watchlist: 'می‌خواهم ببینم',
    emptyWatchlist: 'هنوز چیزی نشان نکرده‌اید',
    removeFromList: 'حذف از این فهرست',
    stopWatching: 'حذف از ادامهٔ تماشا',
    notRemoved: /حذف نشد/,
    plansTitle: 'فیلم‌ها و سریال‌ها با یک اشتراک',
    watched: (percent) => `${percent.toLocaleString('fa')} درصد تماشا شده`,
    left: '۱ ساعت و ۷ دقیقه مانده',
    signInToAdd: 'برای افزودن به فهرست خود، وارد حساب شوید.',
    optionsOf: (name) => `گزینه‌های «${name}»`,
    addedToList: (name) => `«${name}» به فهرست شما افزوده شد.`,
    notAdded: (name) => `«${name}» به فهرست شما افزوده نشد.`,
  },
  en: {
    ...wordsOfBrowsing.en,
    ...wordsOfBuying.en,
    ...wordsOfSearch.en,
    ...wordsOfWatching.en,
    home: 'Home',
    skip: 'Skip to content',
    quickNavigation: 'Quick links',
    signIn: 'Sign in',
    signOut: 'Sign out',
    notSignedOut:
      'Couldn’t connect, so you’re still signed in. Check your connection and try signing out again.',
    mobile: 'Mobile number',
    sendCode: 'Send code',
    code: 'Four-digit code',
    wrongCode: 'The code entered is incorrect or has expired',
    codeOver: 'This code was cancelled after several wrong attempts. Request a new one.',
    missingMobile: 'Enter your mobile number',
    invalidMobile: 'Enter your mobile number correctly',
    editMobile: 'Edit number',
    resend: 'Resend code',
    untilResend: 'until you can request another code',
    untilTryAgain: 'until you can try again',
    noAnswer: 'Couldn’t connect. Check your connection and try again.',
    signInFirst: 'Sign in to continue.',
    close: 'Close',
    night: 'Night mode',
    otherLanguage: 'فارسی',
    facts: 'Facts',
    sectionFailed: 'This section couldn’t be loaded.',
    tryAgain: 'Try again',
    loading: 'Loading…',
    restFailed: 'The rest of the list couldn’t be loaded.',
    failed: 'The page couldn’t be loaded',
    goHome: 'Go to the home page',
    requestId: 'Request ID',
    offline: 'You’re offline',
    opensLater: 'We’ll do what you asked when you’re back online.',
    notFound: 'This page could not be found',
    noPayment: 'No payment to show',
    released: 'Released',
    added: 'Added',
    liveNow: 'Live',
    pauseSlides: 'Pause slideshow',
    playSlides: 'Play slideshow',
    menu: 'Menu',
    account: 'My account',
    search: 'Search',
    categories: 'Categories',
    openCategories: 'Open categories',
    mainMenu: 'Main menu',
    quickLinks: 'Quick links',
    footerLinks: 'Footer links',
    support: 'Support',
    app: 'App',
    trustBadges: 'Trust badges',
    noSubscription: 'No subscription',
    subscribed: 'Subscribed',
    needsScript: 'Signing in needs JavaScript. Please turn it on in your browser.',
    more: 'Show more',
    shownOf: /^[0-9,]+ of [0-9,]+$/,
    titles: /^[0-9,]+ titles?$/,
    messages: 'Messages',
    cinema: 'Films and series',
    top: 'Top 10',
    withoutFilter: 'Show without filters',
    continueWatching: 'Continue watching',
    notStopped: /wasn’t removed from Continue watching/,
    undo: 'Undo',
    series: 'Series',
    myLists: 'My lists',
    watchlist: 'Watchlist',
    emptyWatchlist: 'Your watchlist is empty',
    removeFromList: 'Remove from this list',
    stopWatching: 'Remove from Continue watching',
    notRemoved: /wasn’t removed/,
    plansTitle: 'Films and series with one subscription',
    watched: (percent) => `${percent} per cent watched`,
    left: '1 h 7 min left',
    signInToAdd: 'Sign in to add it to your list.',
    optionsOf: (name) => `Options for ${name}`,
    addedToList: (name) => `“${name}” was added to your list.`,
    notAdded: (name) => `“${name}” wasn’t added to your list.`,
  },
};

interface BrandFacts {
  readonly name: Readonly<Record<Locale, string>>;
  readonly supportPhone: string;
}

/** From each brand's configuration. */
const facts = new Map<string, BrandFacts>();
for (const each of brands) {
  const { brand }: { brand: BrandFacts } = await import(`${appFolder(each)}/brand.ts`);
  facts.set(each, brand);
}

function factsOf(brand: string): BrandFacts {
  const found = facts.get(brand);
  if (!found) throw new Error(`There is no brand ${brand}.`);
  return found;
}

export function brandName(brand: string, language: Locale): string {
  return factsOf(brand).name[language];
}

export function brandPhone(brand: string): string {
  return factsOf(brand).supportPhone;
}
