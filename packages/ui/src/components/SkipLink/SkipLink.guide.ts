import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['skip link', 'skip to content', 'accessibility', 'پرش به محتوا', 'دسترس‌پذیری'],
  use: 'The first stop of every page.',
  avoid: 'A way to anywhere but the content of this page.',
  keys: { Tab: 'shows it, as the first stop', Enter: 'goes to the content' },
  screenReader: 'Its words and “link”, first of all.',
};
