import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'new',
  since: '0.1.0',
  aliases: [
    'choice chips',
    'segmented control',
    'toggle group',
    'filter options',
    'انتخاب کوتاه',
    'گزینه‌های فیلتر',
  ],
  use: 'One of many short choices, all in sight: a group in a sheet of filters.',
  avoid:
    'Choices with a hint or a price are a `RadioGroup`. Very many that may be scrolled are a `Select`.',
  keys: {
    Tab: 'goes into the group, and to the button for the rest',
    '↑ ↓ ← →': 'choose the one before or after',
  },
  screenReader: 'A group with its `label`; each choice is a radio button with its count.',
};
