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
  use: 'A channel with what it shows now and next.',
  avoid: 'A recording is a `WideCard`.',
  keys: { Tab: 'goes to it', Enter: 'follows it' },
  screenReader:
    'One link: the channel, whether it is live, what is on and until when, what follows.',
};
