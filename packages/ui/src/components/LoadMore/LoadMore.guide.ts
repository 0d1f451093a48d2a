import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: [
    'load more',
    'infinite scroll',
    'pagination',
    'paging',
    'more results',
    'نتیجه‌های بیشتر',
    'بارگذاری بیشتر',
    'صفحه‌بندی',
  ],
  use: 'The end of a list that goes on.',
  avoid: 'A list with an end that fits: show it whole. Tens of thousands are a `LongGrid`.',
  keys: { Tab: 'goes to it', 'Enter, Space': 'loads more' },
  screenReader: 'A button, and how much there is each time it changes.',
};
