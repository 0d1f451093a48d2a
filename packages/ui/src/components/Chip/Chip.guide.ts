import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'new',
  since: '0.1.0',
  aliases: ['chip', 'filter', 'pill', 'active filter', 'remove filter', 'چیپ', 'فیلتر', 'پالایه'],
  use: 'Use a chip to open a filter. The chip shows the selected value and can clear it.',
  avoid:
    'For an immediate action, use a `Button`. For choices that are all visible, use `ChoiceChips`.',
  keys: {
    Tab: 'moves the focus to the chip, then to its clear link',
    'Enter, Space': 'opens the filter',
    '↑ ↓': 'move between the items of its menu',
  },
  screenReader:
    'The chip is a button with the label and the selected value. The control that clears the value is a separate link.',
};
