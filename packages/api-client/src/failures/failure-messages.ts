import type { Locale } from '@parde/domain';

type Words = Readonly<Record<Locale, string>>;

/** The messages for errors without a message from the server: in each language, what happened and what to do. */
export const failureMessages = {
  network: {
    fa: 'ارتباط برقرار نشد. اینترنت خود را بررسی کنید.',
    en: 'Couldn’t connect. Check your internet.',
  },
  timeout: {
    fa: 'ارتباط برقرار نشد. دوباره تلاش کنید.',
    en: 'Couldn’t connect in time. Try again.',
  },
  abort: { fa: 'درخواست لغو شد.', en: 'The request was cancelled.' },
  unsent: {
    fa: 'درخواست فرستاده نشد. صفحه را دوباره باز کنید.',
    en: 'The request couldn’t be sent. Reload the page.',
  },
  unauthorized: { fa: 'دوباره وارد شوید.', en: 'Sign in again.' },
  tooMany: {
    fa: 'تعداد درخواست‌ها زیاد است. کمی بعد دوباره تلاش کنید.',
    en: 'Too many requests. Try again in a while.',
  },
  forbidden: { fa: 'اجازهٔ این کار را ندارید.', en: 'You’re not allowed to do this.' },
  notFound: { fa: 'چیزی پیدا نشد.', en: 'Nothing was found.' },
  refused: {
    fa: 'درخواست پذیرفته نشد.',
    en: 'The request was refused.',
  },
  server: {
    fa: 'مشکلی از سمت ما پیش آمد. کمی بعد دوباره تلاش کنید.',
    en: 'Something went wrong on our side. Try again in a while.',
  },
} as const satisfies Record<string, Words>;
