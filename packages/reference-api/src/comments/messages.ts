import type { Message } from '../contract/message.ts';

export const mayNotComment: Message = {
  fa: 'شما اجازهٔ نوشتن دیدگاه ندارید.',
  en: 'You can’t post comments.',
};

export const noSuchComment: Message = {
  fa: 'این دیدگاه پیدا نشد.',
  en: 'This comment could not be found.',
};

export const unreadableText: Message = {
  fa: 'این متن نویسه‌هایی دارد که دیده نمی‌شوند. آن را دوباره بنویسید.',
  en: 'This text has invisible characters. Write it again.',
};

export const emptyText: Message = {
  fa: 'چیزی بنویسید.',
  en: 'Write something.',
};
