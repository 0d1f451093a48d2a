import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['episode', 'season', 'series', 'قسمت', 'فصل', 'اپیزود', 'سریال'],
  use: 'Use an episode card for an episode in the list of a season.',
  avoid: 'For an episode on a shelf with other titles, use a `WideCard`.',
  keys: { Tab: 'moves the focus to the row, then to its buttons', Enter: 'plays the episode' },
  screenReader:
    'The card is one link with the number and the name of the episode. The length, the summary and the watched part follow. The episode that is playing is announced as current.',
};
