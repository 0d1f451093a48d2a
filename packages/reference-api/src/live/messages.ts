import type { Message } from '../contract/message.ts';

export const noSuchLive: Message = {
  fa: 'این شبکه پیدا نشد.',
  en: 'This live channel could not be found.',
};
