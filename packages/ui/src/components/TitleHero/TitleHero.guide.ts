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
  use: 'The top of a film’s or a series’ own page.',
  avoid: 'A choice of several titles is a `HeroSlider`.',
  keys: { Tab: 'goes to the next button', 'Enter, Space': 'presses it' },
  screenReader:
    'A heading of level 1 with the name, the facts, the summary and the buttons. The pictures are silent unless `posterAlt` says what is on them.',
};
