import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: [
    'select',
    'dropdown',
    'picker',
    'sort by',
    'dropdown list',
    'لیست کشویی',
    'انتخاب از فهرست',
    'مرتب‌سازی',
  ],
  use: 'Use a select for one of six or more options in a form.',
  avoid:
    'For five options or fewer that fit on the page, use a `RadioGroup`. For navigation, use a `Menu`.',
  keys: {
    Tab: 'moves the focus to the select',
    '↑ ↓': 'select an option, as is usual in the system',
    Space: 'opens the list',
  },
  screenReader:
    'The screen reader announces the label, the selected option, the error and the hint. The list is the native list of the system.',
};
