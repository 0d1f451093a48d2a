import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'new',
  since: '0.1.0',
  aliases: ['long list', 'virtual list', 'virtualised', 'infinite grid', 'فهرست بلند', 'گرید بلند'],
  use: 'Use a long grid for thousands of cards of one kind. Only the cards near the visible area are in the page.',
  avoid:
    'For a few dozen cards, use a `Grid`. It renders all cards, so the browser can find and print them.',
  keys: { Tab: 'moves the focus to the next card; the list scrolls with the focus' },
  screenReader:
    'The grid is a list named by `label`. Each card is announced with its position and, if known, the total number.',
};
