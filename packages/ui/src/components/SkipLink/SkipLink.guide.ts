import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['skip link', 'skip to content', 'accessibility', 'پرش به محتوا', 'دسترس‌پذیری'],
  use: 'Use a skip link as the first focusable element of every page.',
  avoid: 'Do not link to anything but the content of this page.',
  keys: { Tab: 'shows the link as the first focusable element', Enter: 'moves to the content' },
  screenReader: 'The text and “link” are read before all other content.',
};
