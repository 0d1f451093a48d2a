import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'new',
  since: '0.1.0',
  aliases: ['chip', 'filter', 'pill', 'active filter', 'remove filter', 'چیپ', 'فیلتر', 'پالایه'],
  use: 'A filter behind a pill that says what is chosen and takes it back.',
  avoid: 'What acts at once is a `Button`. Choices that are all in sight are `ChoiceChips`.',
  keys: {
    Tab: 'goes to the pill, then to its cross',
    'Enter, Space': 'opens what is behind it',
    '↑ ↓': 'walk in its menu',
  },
  screenReader:
    'A button with the label and what is chosen. What takes the choice back is a link of its own.',
};
