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
  use: 'Use a phrase for a name or a text whose language may differ from the page’s language.',
  avoid: 'For your own text in the page’s language, use a plain string.',
  screenReader: 'The text is read with the voice of its own language.',
  alsoCovers: ['Phrases'],
};
