import type { Message } from '../contract/message.ts';

export const listIsFull: Message = {
  fa: 'این فهرست پر است. برای افزودن این عنوان، عنوان دیگری را از آن حذف کنید.',
  en: 'This list is full. To add this title, remove another one.',
};

export const notReleasedYet: Message = {
  fa: 'این عنوان هنوز منتشر نشده است و نمی‌توان به آن امتیاز داد.',
  en: 'This title hasn’t been released yet, so it can’t be rated.',
};

export const notOutYet: Message = {
  fa: 'این عنوان هنوز منتشر نشده است و نمی‌توان آن را تماشاشده نشان داد.',
  en: 'This title hasn’t been released yet, so it can’t be marked as watched.',
};

export const followsTooMany: Message = {
  fa: 'بیش از این نمی‌توانید کانال دنبال کنید. برای دنبال کردن این کانال، یکی از کانال‌های دیگر را از دنبال‌شده‌ها حذف کنید.',
  en: 'You can’t follow any more channels. To follow this one, unfollow another.',
};

/** In the order of the viewer's page. */
export const listNames = {
  watchlist: { fa: 'فهرست من', en: 'My list' },
  liked: { fa: 'پسندیده‌ها', en: 'Liked' },
  purchased: { fa: 'خریدها', en: 'Purchased' },
  history: { fa: 'تماشاشده‌ها', en: 'History' },
  following: { fa: 'دنبال‌شده‌ها', en: 'Following' },
} as const satisfies Record<string, Message>;
