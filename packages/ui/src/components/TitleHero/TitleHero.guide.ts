import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: [
    'title hero',
    'film header',
    'film page',
    'backdrop',
    'banner',
    'صفحهٔ فیلم',
    'سربرگ فیلم',
  ],
  use: 'Use a title hero at the top of the page of a film or a series.',
  avoid: 'To present several titles, use a `HeroSlider`.',
  keys: { Tab: 'moves the focus to the next button', 'Enter, Space': 'activates the button' },
  screenReader:
    'The name is a heading of level 1. The facts, the summary and the buttons follow. The pictures are not announced unless `posterAlt` describes the poster.',
};
