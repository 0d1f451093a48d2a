import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: [
    'hero',
    'carousel',
    'slideshow',
    'slider',
    'banner',
    'featured',
    'اسلایدر',
    'بنر',
    'ویژه',
  ],
  use: 'Use a hero slider at the top of a page for your best recommendations, at most six.',
  avoid: 'For a row of many titles, use a `Shelf`. For the page of one title, use a `TitleHero`.',
  keys: {
    Tab: 'moves the focus to the buttons of the visible slide, then to its dot',
    '← →': 'move to the slide on the left or right',
    'Enter, Space': 'activates the button',
  },
  screenReader:
    'The slider is a region named by `label` and announced as a carousel. Only the visible slide can be reached. A change by the viewer is announced; an automatic change is not.',
};
