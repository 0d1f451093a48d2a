import type { Locale } from '@parde/domain';
import { appFolder, brands } from './brand-server.ts';
import { type WordsOfBuying, wordsOfBuying } from './words-of-buying.ts';
import { type WordsOfWatching, wordsOfWatching } from './words-of-watching.ts';

/** The texts by which tests find elements. */
interface Words extends WordsOfBuying, WordsOfWatching {
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
  readonly closeSearch: string;
  readonly recentSearches: string;
  readonly allResults: string;
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
  readonly soFar: RegExp;
  readonly fromStart: string;
  readonly filter: string;
  readonly applyFilter: string;
  readonly clearFilter: string;
  readonly language: string;
  readonly nothingFits: string;
  readonly gridFailed: string;
  readonly messages: string;
  readonly cinema: string;
  readonly top: string;
  readonly withoutFilter: string;
  readonly continueWatching: string;
  readonly notStopped: RegExp;
  readonly undo: string;
  readonly series: string;
  readonly searchTerm: string;
  readonly tooShort: string;
  readonly amongAll: string;
  readonly myLists: string;
  readonly emptyWatchlist: string;
  readonly removeFromList: RegExp;
  readonly notRemoved: RegExp;
  nothingFor(term: string): string;
  readonly plansTitle: string;
  watched(percent: number): string;
  readonly signInToAdd: string;
  inMyList(name: string): string;
  addedToList(name: string): string;
  notAdded(name: string): string;
}

export const words: Readonly<Record<Locale, Words>> = {
  fa: {
    ...wordsOfBuying.fa,
    ...wordsOfWatching.fa,
    home: 'خانه',
    skip: 'رفتن به محتوای اصلی',
    quickNavigation: 'دسترسی سریع',
    signIn: 'ورود',
    signOut: 'خروج',
    notSignedOut:
      'پاسخی نرسید و هنوز وارد حساب هستید. اینترنت خود را بررسی کنید و دوباره خارج شوید.',
    mobile: 'شمارهٔ همراه',
    sendCode: 'دریافت کد',
    code: 'کد ۴ رقمی',
    wrongCode: 'کد واردشده نادرست است یا زمان آن گذشته است',
    codeOver: 'این کد پس از چند تلاش نادرست باطل شد. کد تازه‌ای بخواهید.',
    invalidMobile: 'شمارهٔ همراه خود را درست وارد کنید',
    editMobile: 'ویرایش شماره',
    resend: 'ارسال دوبارهٔ کد',
    untilResend: 'تا ارسال دوبارهٔ کد',
    untilTryAgain: 'تا تلاش دوباره',
    noAnswer: 'پاسخی نرسید. اینترنت خود را بررسی کنید و دوباره تلاش کنید.',
    signInFirst: 'برای ادامه وارد حساب خود شوید.',
    close: 'بستن',
    night: 'حالت شب',
    otherLanguage: 'English',
    facts: 'شناسنامه',
    sectionFailed: 'این بخش بارگذاری نشد.',
    tryAgain: 'تلاش دوباره',
    loading: 'در حال بارگذاری…',
    restFailed: 'بقیهٔ فهرست نرسید.',
    failed: 'صفحه باز نشد',
    goHome: 'رفتن به خانه',
    requestId: 'شناسهٔ درخواست',
    offline: 'اینترنت قطع است',
    opensLater: 'صفحه‌ای که خواستید با وصل شدن دوباره باز می‌شود.',
    notFound: 'این صفحه پیدا نشد',
    noPayment: 'اینجا پرداختی برای نمایش نیست',
    released: 'تاریخ انتشار',
    added: 'افزوده‌شده',
    liveNow: 'پخش زنده',
    pauseSlides: 'ایست نمایش',
    playSlides: 'ادامهٔ نمایش',
    menu: 'منو',
    account: 'حساب من',
    search: 'جست‌وجو',
    closeSearch: 'بستن جست‌وجو',
    recentSearches: 'جست‌وجوهای اخیر',
    allResults: 'دیدن همهٔ نتیجه‌ها',
    categories: 'دسته‌ها',
    openCategories: 'باز کردن دسته‌ها',
    mainMenu: 'منوی اصلی',
    quickLinks: 'دسترسی سریع',
    footerLinks: 'پیوندهای پایانی',
    support: 'پشتیبانی',
    app: 'اپلیکیشن',
    trustBadges: 'نمادهای اعتماد',
    noSubscription: 'بدون اشتراک',
    subscribed: 'اشتراک فعال',
    needsScript: 'برای ورود، جاوااسکریپت مرورگرتان باید روشن باشد.',
    more: 'بیشتر',
    soFar: /تا این‌جا$/,
    fromStart: 'از آغاز فهرست',
    filter: 'فیلتر',
    applyFilter: 'نمایش نتیجه‌ها',
    clearFilter: 'پاک کردن فیلتر',
    language: 'زبان',
    nothingFits: 'چیزی با این فیلتر پیدا نشد',
    gridFailed: 'بقیهٔ فهرست نرسید.',
    messages: 'پیام‌ها',
    cinema: 'فیلم و سریال',
    top: 'ده اثر پربیننده',
    withoutFilter: 'بدون فیلتر ببینید',
    continueWatching: 'ادامهٔ تماشا',
    notStopped: /از ادامهٔ تماشا برداشته نشد/,
    undo: 'برگرداندن',
    series: 'سریال‌ها',
    searchTerm: 'چه می‌خواهید ببینید؟',
    tooShort: 'دست‌کم دو حرف بنویسید.',
    amongAll: 'جست‌وجو در همه',
    myLists: 'فهرست‌های من',
    emptyWatchlist: 'هنوز چیزی نشان نکرده‌اید',
    removeFromList: /^برداشتن .* از این فهرست$/,
    notRemoved: /برداشته نشد/,
    nothingFor: (term) => `برای «${term}» چیزی پیدا نشد`,
    plansTitle: 'همهٔ فیلم‌ها و سریال‌ها با یک اشتراک',
    watched: (percent) => `${percent.toLocaleString('fa')} درصد دیده شده`,
    signInToAdd: 'برای نگه‌داشتن در فهرست خود، وارد حساب شوید.',
    inMyList: (name) => `«${name}» در فهرست من`,
    addedToList: (name) => `«${name}» به فهرست شما افزوده شد.`,
    notAdded: (name) => `«${name}» به فهرست شما افزوده نشد.`,
  },
  en: {
    ...wordsOfBuying.en,
    ...wordsOfWatching.en,
    home: 'Home',
    skip: 'Skip to content',
    quickNavigation: 'Quick links',
    signIn: 'Sign in',
    signOut: 'Sign out',
    notSignedOut:
      'No answer came, and you are still signed in. Check your connection and sign out again.',
    mobile: 'Mobile number',
    sendCode: 'Send the code',
    code: '4-digit code',
    wrongCode: 'The code entered is incorrect or has expired',
    codeOver: 'This code was tried wrongly too often and is void. Ask for a new one.',
    invalidMobile: 'Enter your mobile number correctly',
    editMobile: 'Edit the number',
    resend: 'Send the code again',
    untilResend: 'until you can ask for the code again',
    untilTryAgain: 'until you can try again',
    noAnswer: 'No answer came. Check your connection and try again.',
    signInFirst: 'Please sign in to go on.',
    close: 'Close',
    night: 'Night mode',
    otherLanguage: 'فارسی',
    facts: 'Facts',
    sectionFailed: 'This part did not load.',
    tryAgain: 'Try again',
    loading: 'Loading…',
    restFailed: 'The rest of the list did not come.',
    failed: 'The page did not open',
    goHome: 'Go to the home page',
    requestId: 'Request id',
    offline: 'You are offline',
    opensLater: 'The page that you asked for opens when you are back.',
    notFound: 'This page could not be found',
    noPayment: 'There is no payment to show here',
    released: 'Released',
    added: 'Added',
    liveNow: 'Live',
    pauseSlides: 'Pause the slides',
    playSlides: 'Play the slides',
    menu: 'Menu',
    account: 'My account',
    search: 'Search',
    closeSearch: 'Close search',
    recentSearches: 'Recent searches',
    allResults: 'View all results',
    categories: 'Categories',
    openCategories: 'Open the categories',
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
    soFar: /so far$/,
    fromStart: 'From the start of the list',
    filter: 'Filter',
    applyFilter: 'Show the results',
    clearFilter: 'Clear the filter',
    language: 'Language',
    nothingFits: 'Nothing fits this filter',
    gridFailed: 'The rest of the list did not come.',
    messages: 'Messages',
    cinema: 'Films and series',
    top: 'The ten most watched',
    withoutFilter: 'See them unfiltered',
    continueWatching: 'Continue watching',
    notStopped: /was not removed from continue watching/,
    undo: 'Undo',
    series: 'Series',
    searchTerm: 'What would you like to watch?',
    tooShort: 'Write two letters at least.',
    amongAll: 'Search among all',
    myLists: 'My lists',
    emptyWatchlist: 'Nothing is marked yet',
    removeFromList: /^Remove .* from this list$/,
    notRemoved: /was not removed/,
    nothingFor: (term) => `Nothing was found for “${term}”`,
    plansTitle: 'Every film and series with one subscription',
    watched: (percent) => `${percent} percent watched`,
    signInToAdd: 'Sign in to keep it in your list.',
    inMyList: (name) => `${name} in my list`,
    addedToList: (name) => `“${name}” is in your list now.`,
    notAdded: (name) => `“${name}” was not added to your list.`,
  },
};

type Names = Readonly<Record<Locale, string>>;

/** From each brand's configuration. */
const names = new Map<string, Names>();
for (const each of brands) {
  const { brand }: { brand: { name: Names } } = await import(`${appFolder(each)}/brand.ts`);
  names.set(each, brand.name);
}

export function brandName(brand: string, language: Locale): string {
  const name = names.get(brand);
  if (!name) throw new Error(`There is no brand ${brand}.`);
  return name[language];
}
