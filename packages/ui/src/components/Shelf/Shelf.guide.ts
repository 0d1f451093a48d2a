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
  use: 'Use a shelf for a row of cards of one kind that scrolls sideways.',
  avoid: 'If all cards should be visible, use a `Grid`. Leave out an empty shelf.',
  keys: {
    Tab: 'moves the focus to the card that last had the focus, and then past the shelf',
    '← →': 'move to the card or option on the left or right',
    '↓ ↑': 'move from a card to its options and back',
    'Home, End': 'move to the first or last card',
  },
  screenReader:
    'The shelf is a region with its title as a heading, a list of cards, and a link to all items. The name of the link includes the kind of the items.',
  alsoCovers: ['AllLink'],
};
