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
  use: 'Use the header as the bar at the top of every page.',
  avoid:
    'For the title of the page, use a `Heading`. If there are more than six links, put the others in the `SideMenu`.',
  keys: {
    Tab: 'moves the focus to the next link or button and scrolls it into view',
    Enter: 'follows the link',
  },
  screenReader:
    'The header is a banner landmark with a link to the home page and a navigation named by `label`. The link to the page that is open is announced as current.',
  alsoCovers: ['HeaderLink'],
};
