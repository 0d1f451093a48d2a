import type { Message } from '../contract/message.ts';

export const noSuchLive: Message = {
  fa: 'این شبکه پیدا نشد.',
  en: 'This live channel could not be found.',
};

export const noSuchDay: Message = {
  fa: 'چنین روزی در تقویم نیست.',
  en: 'There is no such day in the calendar.',
};
