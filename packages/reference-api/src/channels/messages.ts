import type { Message } from '../contract/message.ts';

export const noSuchChannel: Message = {
  fa: 'این کانال پیدا نشد.',
  en: 'This channel could not be found.',
};
