import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['grid', 'columns', 'gallery', 'list of films', 'شبکه', 'گرید', 'ستون‌ها'],
  use: 'Cards of one kind in as many columns as fit.',
  avoid: 'One row that goes on is a `Shelf`. Thousands are a `LongGrid`.',
  keys: { Tab: 'goes to the next card' },
  screenReader: 'A list, and its cards one after the other.',
};
