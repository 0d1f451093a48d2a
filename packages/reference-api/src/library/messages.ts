import type { Message } from '../contract/message.ts';

export const listIsFull: Message = {
  fa: 'این فهرست پر است. برای افزودن این عنوان، عنوان دیگری را از آن بردارید.',
  en: 'This list is full. To add this title, take another one out.',
};

export const notReleasedYet: Message = {
  fa: 'این عنوان هنوز منتشر نشده است و امتیازی نمی‌گیرد.',
  en: 'This title is not released yet and cannot be rated.',
};

export const followsTooMany: Message = {
  fa: 'شمار کانال‌هایی که دنبال می‌کنید به بیشترین حد رسیده است. برای دنبال‌کردن این کانال، کانال دیگری را رها کنید.',
  en: 'You follow as many channels as you can. To follow this one, unfollow another.',
};

/** In the order of the page. */
export const listNames = {
  watchlist: { fa: 'می‌خواهم ببینم', en: 'Watchlist' },
  liked: { fa: 'پسندیده‌ها', en: 'Liked' },
  purchased: { fa: 'خریده‌ها', en: 'Purchased' },
  history: { fa: 'دیده‌ها', en: 'History' },
  following: { fa: 'دنبال‌شده‌ها', en: 'Following' },
} as const satisfies Record<string, Message>;
