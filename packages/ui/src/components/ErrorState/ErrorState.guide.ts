import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: [
    'error page',
    'error message',
    'something went wrong',
    'failed',
    'not found',
    '404',
    '500',
    'retry',
    'خطا',
    'صفحهٔ خطا',
    'پیام خطا',
    'تلاش دوباره',
  ],
  use: 'Use an error state for a page, or a part of a page, that failed to load.',
  avoid:
    'Show an error of a field in that field. For a warning on a page that works, use a `Notice`.',
  keys: {
    Tab: 'moves the focus to the button',
    Enter: 'activates the button; Space does so too if it is a `Button`',
  },
  screenReader:
    'A heading and a sentence are read. With `live` they are an alert and are announced immediately. The number is not announced.',
};
