import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'new',
  since: '0.1.0',
  aliases: [
    'phrase',
    'language of a text',
    'foreign title',
    'bidi',
    'dir',
    'زبان متن',
    'نام خارجی',
    'دوجهته',
  ],
  use: 'A name or a text that may be in another language than the page.',
  avoid: 'A text of your own in the page’s language: a string is enough.',
  screenReader: 'The words, in the voice of their own language.',
  alsoCovers: ['Phrases'],
};
