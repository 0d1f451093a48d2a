import type { Message } from '../contract/message.ts';

export const noSuchPerson: Message = {
  fa: 'این هنرمند پیدا نشد.',
  en: 'This person could not be found.',
};
