import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'new',
  since: '0.1.0',
  aliases: [
    'bar chart',
    'chart',
    'graph',
    'histogram',
    'statistics',
    'نمودار',
    'نمودار میله‌ای',
    'آمار',
  ],
  use: 'Use bars to compare about 3 to 12 values of one kind over time, such as payments by month.',
  avoid:
    'For a part of a whole, use a `Meter`. If all values are zero, show no chart. Do not use bars for values that must be read exactly: use a list.',
  screenReader:
    'Screen readers read a table with the label as its caption. The drawing itself is hidden from them.',
};
