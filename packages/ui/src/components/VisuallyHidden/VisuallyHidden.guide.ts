import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['visually hidden', 'sr-only', 'screen reader', 'hidden text', 'صفحه‌خوان', 'متن پنهان'],
  use: 'Use visually hidden text for screen readers only, such as the meaning of an icon or a recent change.',
  avoid: 'Do not hide text that every viewer needs, or an element that takes the focus.',
  screenReader: 'The text is read. With `live`, each change is announced.',
};
