import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['grid', 'columns', 'gallery', 'list of films', 'شبکه', 'گرید', 'ستون‌ها'],
  use: 'Use a grid for cards of one kind, in as many columns as fit.',
  avoid: 'For a single row that scrolls, use a `Shelf`. For thousands of cards, use a `LongGrid`.',
  keys: { Tab: 'moves the focus to the next card' },
  screenReader: 'The cards are read one after the other as a list.',
};
