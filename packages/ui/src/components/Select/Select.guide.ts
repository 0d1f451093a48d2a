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
  use: 'One of six or more choices, in a form.',
  avoid: 'Five or fewer that have room are a `RadioGroup`. A way elsewhere is a `Menu`.',
  keys: { Tab: 'goes to it', '↑ ↓': 'choose, as the system does', Space: 'opens the list' },
  screenReader:
    'Its label, what is chosen, then the error and the hint. The list is the system’s own.',
};
