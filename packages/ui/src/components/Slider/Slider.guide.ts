import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['slider', 'range', 'from and to', 'number slider', 'اسلایدر عدد', 'لغزنده', 'بازه'],
  use: 'A number by feel: loudness, a least rating.',
  avoid: 'Where the very number matters: a field.',
  keys: {
    Tab: 'goes to it',
    '← → ↑ ↓': 'change the value by a step',
    'Home, End': 'go to the least or the most',
  },
  screenReader: 'Its label, “slider”, and the value in words.',
};
