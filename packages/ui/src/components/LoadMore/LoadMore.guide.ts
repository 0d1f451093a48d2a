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
  use: 'Use this button at the end of a list that has more items to load.',
  avoid:
    'If all items fit on the page, show them without this button. For tens of thousands of items, use a `LongGrid`.',
  keys: { Tab: 'moves the focus to the button', 'Enter, Space': 'loads more items' },
  screenReader:
    'The screen reader reads a button. The number of items is announced each time it changes.',
};
