import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['badge', 'tag', 'label', 'status', 'new', 'نشان', 'برچسب'],
  use: 'Use a badge for one or two words that distinguish an item from its neighbours, such as “new”, “dubbed” or “4K”.',
  avoid:
    'For an element that can be clicked, use a `Button` or a `Chip`. For a complete sentence, use a `Notice`.',
  screenReader: 'The text of the badge is read at its position in the page.',
};
