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
  use: 'Use a wide card for a video, an episode or a started title, with a still.',
  avoid: 'For a film that the viewer has not started, use a `PosterCard`.',
  keys: { Tab: 'moves the focus to the card', Enter: 'follows the link' },
  screenReader:
    'The card is one link with the title, the second line, and a sentence about the watched part.',
};
