import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'new',
  since: '0.1.0',
  aliases: [
    'card menu',
    'hover card',
    'card overlay',
    'more on a card',
    'منوی کارت',
    'کارت با جزئیات',
  ],
  use: 'Use a card cell for a card with a menu and a hover preview, in a `Shelf` or a `Grid`.',
  avoid: 'A card that is only a link does not need a cell.',
  keys: {
    Tab: 'moves the focus to the card, then to its buttons',
    'Enter, Space': 'activates the button',
    '← →': 'move to the previous or next card, on a `Shelf`',
    '↓ ↑': 'move from the card to its buttons and back, on a `Shelf`',
  },
  screenReader:
    'The card is read first, then a “more” button with the name of the title. The hover preview repeats nothing that is read in the card.',
  alsoCovers: ['CardMore', 'CardOverlay'],
};
