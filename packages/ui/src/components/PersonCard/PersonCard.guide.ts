import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['person', 'cast', 'crew', 'actor', 'director', 'بازیگر', 'کارگردان', 'عوامل'],
  use: 'An actor, a director, a magazine, by their face or sign.',
  avoid: 'A name beside what somebody wrote has an `Avatar`.',
  keys: { Tab: 'goes to it', Enter: 'follows it' },
  screenReader: 'One link: the name and what they did.',
};
