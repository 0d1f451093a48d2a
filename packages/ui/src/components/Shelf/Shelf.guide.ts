import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: [
    'shelf',
    'row',
    'carousel',
    'horizontal scroll',
    'scroller',
    'rail',
    'row of posters',
    'قفسه',
    'ردیف',
    'ردیف فیلم‌ها',
  ],
  use: 'A row of cards of one kind that goes on beyond the edge.',
  avoid: 'Cards that are all to be seen are a `Grid`. An empty shelf is left out.',
  keys: {
    Tab: 'goes to the card that was used last, and then past the shelf',
    '← →': 'go to the card or option before or after, as the eye sees it',
    '↓ ↑': 'go from a card into its options and back',
    'Home, End': 'go to the first or last card',
  },
  screenReader:
    'A region with its title as heading, a list of cards, and a link to all that says of what.',
  alsoCovers: ['AllLink'],
};
