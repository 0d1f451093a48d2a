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
  use: 'Use this component for a synopsis or a biography whose full text is not shown anywhere else.',
  avoid: 'For a card that links to the full text, use `Text` with `lines`.',
  keys: {
    Tab: 'moves the focus to the button, if the text is shortened',
    'Enter, Space': 'shows or hides the remaining text',
  },
  screenReader:
    'The full text is always read. The button announces whether the hidden part is shown.',
};
