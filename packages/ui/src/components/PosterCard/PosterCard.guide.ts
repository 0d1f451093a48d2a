import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['poster', 'film card', 'movie card', 'tile', 'پوستر', 'کارت فیلم'],
  use: 'Use a poster card for a film or a series with its poster, in a `Shelf` or a `Grid`.',
  avoid: 'For a shelf of started titles, an episode or a video, use a `WideCard`.',
  keys: { Tab: 'moves the focus to the card', Enter: 'follows the link' },
  screenReader:
    'The card is one link that begins with the title. The other facts follow. The picture is not announced.',
};
