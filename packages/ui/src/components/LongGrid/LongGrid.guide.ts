import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'new',
  since: '0.1.0',
  aliases: ['long list', 'virtual list', 'virtualised', 'infinite grid', 'فهرست بلند', 'گرید بلند'],
  use: 'Thousands of cards of one kind, of which those near the screen stand in the page.',
  avoid: 'A few dozen cards: a `Grid` keeps them all, for the page’s own search and for print.',
  keys: { Tab: 'goes to the next card; the list follows' },
  screenReader:
    'A list with its `label`. Each card says its place and, where it is known, how many there are.',
};
