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
  use: 'A few words more about a control that works without them.',
  avoid: 'What has to be known, or a link: a finger cannot hover.',
  keys: { Tab: 'goes to the control and shows it', Escape: 'sends it away' },
  screenReader: 'Its words as the description of the control.',
};
