import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: [
    'live',
    'live channel',
    'tv guide',
    'epg',
    'now playing',
    'پخش زنده',
    'کانال',
    'جدول پخش',
  ],
  use: 'Use a live card for a channel with its current and its next programme.',
  avoid: 'For a recording, use a `WideCard`.',
  keys: { Tab: 'moves the focus to the card', Enter: 'follows the link' },
  screenReader:
    'The card is one link with the channel, whether it is live, the current programme with its end time, and the next programme.',
};
