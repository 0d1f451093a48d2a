import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['poster', 'film card', 'movie card', 'tile', 'پوستر', 'کارت فیلم'],
  use: 'A film or a series by its poster, in a `Shelf` or a `Grid`.',
  avoid: 'What was begun, an episode or a video is a `WideCard`.',
  keys: { Tab: 'goes to it', Enter: 'follows it' },
  screenReader: 'One link, named by the title first, then the facts. The picture is silent.',
};
