import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: [
    'wide card',
    'video card',
    'continue watching',
    'thumbnail',
    'کارت افقی',
    'ادامهٔ تماشا',
  ],
  use: 'A video, an episode, or what was begun, by a still.',
  avoid: 'A film that nobody has begun is a `PosterCard`.',
  keys: { Tab: 'goes to it', Enter: 'follows it' },
  screenReader: 'One link: the title, the second line, and how much was watched as a sentence.',
};
