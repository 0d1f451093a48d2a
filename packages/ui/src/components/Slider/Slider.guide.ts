import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['slider', 'range', 'from and to', 'number slider', 'اسلایدر عدد', 'لغزنده', 'بازه'],
  use: 'Use a slider for a number that does not have to be exact, such as the volume or a minimum rating.',
  avoid: 'If the exact number matters, use a field.',
  keys: {
    Tab: 'moves the focus to the slider',
    '← → ↑ ↓': 'change the value by one step',
    'Home, End': 'select the minimum or the maximum',
  },
  screenReader: 'The screen reader announces the label, “slider” and the value in words.',
};
