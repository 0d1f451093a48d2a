import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: [
    'header',
    'navbar',
    'top bar',
    'navigation',
    'app bar',
    'هدر',
    'سربرگ',
    'نوار بالا',
    'ناوبری',
  ],
  use: 'The bar at the top of every page.',
  avoid:
    'A title of the page: that is a `Heading`. More than six links: the rest belongs in the `SideMenu`.',
  keys: {
    Tab: 'goes to the next link or button and brings it into sight',
    Enter: 'follows the link',
  },
  screenReader:
    'The page’s banner, the link home, and a navigation with its `label`, where the page that is shown is current.',
  alsoCovers: ['HeaderLink'],
};
