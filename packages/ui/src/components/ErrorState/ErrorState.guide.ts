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
  use: 'A page or a part of it that did not come.',
  avoid:
    'What is wrong with a field belongs to the field. A warning on a page that works is a `Notice`.',
  keys: { Tab: 'goes to its button', Enter: 'presses it; Space too, where it is a `Button`' },
  screenReader:
    'A heading and a sentence. With `live` it is an alert and read at once. The number is silent.',
};
