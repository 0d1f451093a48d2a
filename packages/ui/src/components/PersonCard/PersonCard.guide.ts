import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['person', 'cast', 'crew', 'actor', 'director', 'بازیگر', 'کارگردان', 'عوامل'],
  use: 'Use a person card for an actor, a director or a magazine, with a portrait or a logo.',
  avoid: 'For the author of a text, use an `Avatar` beside the name.',
  keys: { Tab: 'moves the focus to the card', Enter: 'follows the link' },
  screenReader: 'The card is one link with the name and the role.',
};
