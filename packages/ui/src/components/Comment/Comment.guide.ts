import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['comment', 'review', 'reply', 'spoiler', 'دیدگاه', 'نظر', 'پاسخ'],
  use: 'Use a comment for a text that a viewer wrote, and for the replies to it.',
  avoid:
    'For an editorial text, use `Text`. Do not nest replies deeper than one level, because the lines become too short on a phone.',
  keys: {
    Tab: 'moves the focus to the buttons of the comment',
    'Enter, Space': 'activates the button',
  },
  screenReader:
    'The comment is an article named by its author. The time and the text follow the name. A spoiler is hidden behind a button.',
};
