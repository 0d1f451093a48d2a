import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: [
    'toast',
    'snackbar',
    'undo',
    'notification',
    'message',
    'success message',
    'توست',
    'اعلان',
    'پیام کوتاه',
    'واگرد',
  ],
  use: 'What has just happened, in a sentence, with the way back.',
  avoid: 'What the viewer has to keep, such as a tracking code: that is a `Notice`.',
  keys: {
    Tab: 'goes to its buttons; it stays while it has the focus',
    'Enter, Space': 'presses the button',
  },
  screenReader:
    'A region with its `label`. Each message is announced when it comes, over an open dialog too.',
  alsoCovers: ['ToastRegion'],
};
