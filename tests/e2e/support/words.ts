import type { Locale } from '@parde/domain';
import type { BrandName } from './brand-server.ts';

/** The words on the screen that tests find things by. */
interface Words {
  readonly home: string;
  readonly skip: string;
  readonly signIn: string;
  readonly signOut: string;
  readonly mobile: string;
  readonly sendCode: string;
  readonly code: string;
  readonly wrongCode: string;
  readonly invalidMobile: string;
  readonly night: string;
  readonly otherLanguage: string;
  readonly facts: string;
  readonly sectionFailed: string;
  readonly tryAgain: string;
  readonly notFound: string;
  readonly soon: string;
  readonly released: string;
  readonly added: string;
  readonly liveNow: string;
  daysLeft(days: number): string;
}

export const words: Readonly<Record<Locale, Words>> = {
  fa: {
    home: 'خانه',
    skip: 'رفتن به محتوای اصلی',
    signIn: 'ورود',
    signOut: 'خروج',
    mobile: 'شمارهٔ همراه',
    sendCode: 'دریافت کد',
    code: 'کد ۴ رقمی',
    wrongCode: 'کد واردشده نادرست است یا زمان آن گذشته است',
    invalidMobile: 'شمارهٔ همراه خود را درست وارد کنید',
    night: 'حالت شب',
    otherLanguage: 'English',
    facts: 'شناسنامه',
    sectionFailed: 'این بخش بارگذاری نشد.',
    tryAgain: 'تلاش دوباره',
    notFound: 'این صفحه پیدا نشد',
    soon: 'این امکان به‌زودی اضافه می‌شود',
    released: 'تاریخ انتشار',
    added: 'افزوده‌شده',
    liveNow: 'پخش زنده',
    daysLeft: (days) => `${days.toLocaleString('fa')} روز تا پایان اشتراک`,
  },
  en: {
    home: 'Home',
    skip: 'Skip to content',
    signIn: 'Sign in',
    signOut: 'Sign out',
    mobile: 'Mobile number',
    sendCode: 'Send the code',
    code: '4-digit code',
    wrongCode: 'The code entered is incorrect or has expired',
    invalidMobile: 'Enter your mobile number correctly',
    night: 'Night mode',
    otherLanguage: 'فارسی',
    facts: 'Facts',
    sectionFailed: 'This part did not load.',
    tryAgain: 'Try again',
    notFound: 'This page could not be found',
    soon: 'This feature will be added soon',
    released: 'Released',
    added: 'Added',
    liveNow: 'Live',
    daysLeft: (days) => `${days} days of subscription left`,
  },
};

export const brandNames: Readonly<Record<BrandName, Readonly<Record<Locale, string>>>> = {
  main: { fa: 'پرده', en: 'Parde' },
  partner: { fa: 'مهتاب‌نما', en: 'Mahtab' },
  plus: { fa: 'پرده‌پلاس', en: 'Parde Plus' },
};
