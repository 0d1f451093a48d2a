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
  use: 'Use choice chips to select one of many short options that are all visible, such as a group in a filter panel.',
  avoid:
    'For options with a hint or a price, use a `RadioGroup`. For a very long list that may scroll, use a `Select`.',
  keys: {
    Tab: 'moves the focus to the group, and then to the button that shows the other options',
    '↑ ↓ ← →': 'select the previous or next option',
  },
  screenReader:
    'The options are a group named by `label`. Each option is a radio button with its count.',
};
