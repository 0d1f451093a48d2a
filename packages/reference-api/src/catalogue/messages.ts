import type { Message } from '../contract/message.ts';

export const noSuchSeason: Message = {
  fa: 'این سریال چنین فصلی ندارد.',
  en: 'This series has no such season.',
};
