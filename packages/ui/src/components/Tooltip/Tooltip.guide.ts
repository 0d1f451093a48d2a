import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: [
    'tooltip',
    'hint',
    'help text',
    'hover text',
    'info',
    'راهنما',
    'تولتیپ',
    'توضیح کوتاه',
  ],
  use: 'Use a tooltip for a short extra explanation of a control that is clear without it.',
  avoid:
    'Do not use it for necessary information or for links, because a touch screen has no hover.',
  keys: {
    Tab: 'moves the focus to the control and shows the tooltip',
    Escape: 'hides the tooltip',
  },
  screenReader: 'The text is read as the description of the control.',
};
