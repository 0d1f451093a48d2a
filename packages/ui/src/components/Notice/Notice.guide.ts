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
  use: 'Use a notice for a message that stays on the page and concerns this page, form or payment.',
  avoid:
    'For a message about a recent event that may disappear, use a `Toast`. For a page that failed to load, use an `ErrorState`.',
  keys: {
    Tab: 'moves the focus to the buttons of the notice',
    'Enter, Space': 'activates the button',
  },
  screenReader:
    'The text is read at its position in the page. With `live` it is announced when it appears: politely or assertively.',
};
