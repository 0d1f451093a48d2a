import type { Message } from '../contract/message.ts';

export const mayNotComment: Message = {
  fa: 'شما اجازهٔ نوشتن نظر ندارید.',
  en: 'You may not write comments.',
};

export const noSuchComment: Message = {
  fa: 'این نظر پیدا نشد.',
  en: 'This comment could not be found.',
};

export const unreadableText: Message = {
  fa: 'این متن نویسه‌هایی دارد که دیده نمی‌شوند. آن را دوباره بنویسید.',
  en: 'This text has characters that cannot be seen. Please write it anew.',
};

export const emptyText: Message = {
  fa: 'چیزی بنویسید.',
  en: 'Write something.',
};
