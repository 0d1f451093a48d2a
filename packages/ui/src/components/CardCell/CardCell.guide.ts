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
  use: 'A card that has a menu and a second look, in a `Shelf` or a `Grid`.',
  avoid: 'A card that is a link and no more: it needs no cell.',
  keys: {
    Tab: 'goes to the card, then to its buttons',
    'Enter, Space': 'presses the button',
    '← →': 'go to the card before or after, on a `Shelf`',
    '↓ ↑': 'go from the card into its buttons and back, on a `Shelf`',
  },
  screenReader:
    'The card, then a button “more” with the name of the title. The second look repeats nothing that the card said.',
  alsoCovers: ['CardMore', 'CardOverlay'],
};
