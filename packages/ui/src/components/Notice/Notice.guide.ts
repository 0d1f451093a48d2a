import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: [
    'notice',
    'alert',
    'banner',
    'warning',
    'message',
    'info box',
    'error message',
    'پیام',
    'هشدار',
    'نوار پیام',
    'اطلاعیه',
  ],
  use: 'A message that stays on the page: about this page, this form, this payment.',
  avoid:
    'What has just happened and may go by itself is a `Toast`. A page that did not come is an `ErrorState`.',
  keys: { Tab: 'goes to its buttons', 'Enter, Space': 'presses the button' },
  screenReader:
    'Its words where it stands. With `live` they are read when it comes: politely, or at once.',
};
