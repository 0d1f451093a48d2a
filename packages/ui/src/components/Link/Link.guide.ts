import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['link', 'anchor', 'hyperlink', 'url', 'پیوند', 'لینک'],
  use: 'Words that lead to another page.',
  avoid: 'Something happens on this page: that is a `Button`.',
  keys: { Tab: 'goes to it', Enter: 'follows it' },
  screenReader: 'Its words and “link”. With `label` they may say more than what shows.',
  alsoCovers: ['LinkProvider'],
};
