import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['comment', 'review', 'reply', 'spoiler', 'دیدگاه', 'نظر', 'پاسخ'],
  use: 'What a viewer wrote, and answers to it.',
  avoid:
    'An editorial text: that is `Text`. Deeper than one answer, lines become too short on a phone.',
  keys: { Tab: 'goes to its buttons', 'Enter, Space': 'presses the button' },
  screenReader:
    'An article with the name of who wrote it, then the time and the text. A spoiler waits behind a button.',
};
