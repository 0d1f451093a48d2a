import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['episode', 'season', 'series', 'قسمت', 'فصل', 'اپیزود', 'سریال'],
  use: 'An episode in the list of a season.',
  avoid: 'An episode on a shelf among other titles is a `WideCard`.',
  keys: { Tab: 'goes to the row, then to its buttons', Enter: 'plays it' },
  screenReader:
    'One link with the number and the name, then the length, the summary and how much was watched. The one that plays is current.',
};
