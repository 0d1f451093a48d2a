import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['tabs', 'tab bar', 'sections', 'views', 'زبانه', 'تب', 'نوار زبانه‌ها'],
  use: 'Use tabs for two to five views of the same content.',
  avoid:
    'For navigation to other pages, use links. Do not put content that every viewer needs in the second tab.',
  keys: {
    Tab: 'moves the focus to the selected tab, then to its panel',
    '← →': 'select the tab on the left or right',
    'Home, End': 'select the first or last tab',
  },
  screenReader:
    'The tabs are a list named by `label`. The selected tab is announced, and its panel follows.',
};
