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
  use: 'The surest choices at the top of a page, at most six.',
  avoid: 'A row of many titles is a `Shelf`. One title’s own page has a `TitleHero`.',
  keys: {
    Tab: 'goes to the buttons of the slide in view, then to its dot',
    '← →': 'go to the slide before or after, as the eye sees it',
    'Enter, Space': 'presses the button',
  },
  screenReader:
    'A region with its `label`, called a carousel. The slide in view alone is reached; a change that the viewer made is announced, one that came by itself is not.',
};
