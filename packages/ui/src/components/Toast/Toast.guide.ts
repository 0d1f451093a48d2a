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
  use: 'Use a toast to report in one sentence an event that has just happened, with an undo button.',
  avoid: 'For information that the viewer has to keep, such as a tracking code, use a `Notice`.',
  keys: {
    Tab: 'moves the focus to the buttons; the toast stays visible while it has the focus',
    'Enter, Space': 'activates the button',
  },
  screenReader:
    'The toasts are in a region named by `label`. Each message is announced when it appears, even over an open dialog.',
  alsoCovers: ['ToastRegion'],
};
