import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['visually hidden', 'sr-only', 'screen reader', 'hidden text', 'صفحه‌خوان', 'متن پنهان'],
  use: 'Words for the ear alone: what a sign means, what has just changed.',
  avoid: 'What everybody should know, or anything that takes the focus.',
  screenReader: 'Its words. With `live`, each time they change.',
};
