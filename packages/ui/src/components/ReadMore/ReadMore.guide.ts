import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'new',
  since: '0.1.0',
  aliases: [
    'read more',
    'show more',
    'truncate',
    'clamp',
    'expand text',
    'بیشتر بخوانید',
    'خلاصه',
    'متن بلند',
  ],
  use: 'A synopsis or a biography that stands nowhere else in full.',
  avoid: 'A card that leads to the whole text: `Text` with `lines` is enough.',
  keys: {
    Tab: 'goes to the button, where the text is cut',
    'Enter, Space': 'shows or hides the rest',
  },
  screenReader: 'The whole text, always. The button says whether the rest is shown.',
};
