import type { Message } from '../contract/message.ts';

export const unreadableName: Message = {
  fa: 'این نام نویسه‌هایی دارد که در نام جایی ندارند. آن را دوباره بنویسید.',
  en: 'This name has characters that belong in no name. Please write it anew.',
};

export const namelessName: Message = {
  fa: 'نام دست‌کم یک حرف دارد.',
  en: 'A name has at least one letter.',
};
