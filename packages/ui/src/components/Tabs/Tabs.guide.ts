import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['tabs', 'tab bar', 'sections', 'views', 'زبانه', 'تب', 'نوار زبانه‌ها'],
  use: 'Two to five views of one thing.',
  avoid: 'Ways to other pages are links. What everybody needs must not hide in a second tab.',
  keys: {
    Tab: 'goes to the chosen tab, then into its panel',
    '← →': 'choose the tab before or after, as the eye sees it',
    'Home, End': 'choose the first or the last',
  },
  screenReader: 'A list of tabs with its `label`, the chosen one, and its panel.',
};
