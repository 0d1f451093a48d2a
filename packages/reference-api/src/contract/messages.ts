import { formatNumber } from '@parde/domain';
import type { Message } from './message.ts';

export const done: Message = { fa: 'انجام شد.', en: 'Done.' };

export const sessionEnded: Message = {
  fa: 'نشست شما پایان یافته است. دوباره وارد شوید.',
  en: 'Your session has ended. Sign in again.',
};

export const noSuchPath: Message = {
  fa: 'چنین نشانی‌ای وجود ندارد.',
  en: 'There is nothing at this address.',
};

export const noSuchTitle: Message = {
  fa: 'این عنوان پیدا نشد.',
  en: 'This title could not be found.',
};

export const methodNotAllowed: Message = {
  fa: 'این نشانی با این روش پاسخ نمی‌دهد.',
  en: 'This address does not answer this method.',
};

export const tooLarge: Message = {
  fa: 'آنچه فرستادید بیش از اندازه بزرگ است.',
  en: 'The request is too large.',
};

export const notJson: Message = {
  fa: 'بدنهٔ درخواست باید application/json باشد.',
  en: 'The body must be application/json.',
};

export const notForm: Message = {
  fa: 'بدنهٔ درخواست باید application/x-www-form-urlencoded باشد.',
  en: 'The body must be application/x-www-form-urlencoded.',
};

export const unreadable: Message = {
  fa: 'بدنهٔ درخواست خوانده نشد.',
  en: 'The body could not be read.',
};

export const checkFields: Message = {
  fa: 'موارد مشخص‌شده را بررسی کنید.',
  en: 'Check the marked fields.',
};

export const malformedCursor: Message = {
  fa: 'این صفحه از فهرست پیدا نشد. فهرست را از آغاز باز کنید.',
  en: 'This page of the list could not be found. Open the list from its beginning.',
};

export const serverFailed: Message = {
  fa: 'مشکلی از سمت ما پیش آمد. کمی بعد دوباره تلاش کنید.',
  en: 'Something went wrong on our side. Try again in a while.',
};

export const wrongCode: Message = {
  fa: 'کد واردشده نادرست است یا زمان آن گذشته است',
  en: 'The code entered is incorrect or has expired',
};

export function waitFor(seconds: number): Message {
  return {
    fa: `تعداد تلاش‌ها بیش از اندازه است. ${formatNumber(seconds, 'fa')} ثانیهٔ دیگر دوباره تلاش کنید.`,
    en: `Too many attempts. Try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`,
  };
}

/** Returns the error message of a field for the schema keyword that it violates. */
export function fieldMessage(field: string, keyword: string): Message {
  if (keyword === 'additionalProperties') {
    return { fa: 'این مورد شناخته‌شده نیست.', en: 'This field is not recognised.' };
  }
  const own = ownMessages.get(field);
  if (own) return own;
  if (keyword === 'required') return { fa: 'این مورد لازم است.', en: 'This field is required.' };
  return { fa: 'این مقدار درست نیست.', en: 'This value is not valid.' };
}

const ownMessages: ReadonlyMap<string, Message> = new Map([
  ['mobile', { fa: 'شمارهٔ همراه خود را درست وارد کنید', en: 'Enter your mobile number correctly' }],
  ['password', { fa: 'چهار رقم کد را وارد کنید', en: 'Enter the four digits of the code' }],
]);
