import type { Message } from '../contract/message.ts';

export const noSuchGenre: Message = {
  fa: 'این ژانر پیدا نشد.',
  en: 'This genre could not be found.',
};

export const noSuchCategory: Message = {
  fa: 'این دسته پیدا نشد.',
  en: 'This category could not be found.',
};

export const noSuchList: Message = {
  fa: 'این فهرست پیدا نشد.',
  en: 'This list could not be found.',
};
