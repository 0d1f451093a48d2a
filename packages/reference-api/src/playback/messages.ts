import type { Message } from '../contract/message.ts';

export const notYours: Message = {
  fa: 'برای تماشای این عنوان اشتراک یا خرید لازم است.',
  en: 'To watch this title, subscribe or buy it.',
};

export const notYoursToDownload: Message = {
  fa: 'برای دانلود این عنوان اشتراک یا خرید لازم است.',
  en: 'To download this title, subscribe or buy it.',
};

export const notOutYet: Message = {
  fa: 'این عنوان هنوز منتشر نشده است.',
  en: 'This title has not been released yet.',
};

export const liveNotYours: Message = {
  fa: 'برای تماشای این شبکه اشتراک لازم است.',
  en: 'You need a subscription to watch this channel.',
};
