import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: [
    'bottom bar',
    'bottom navigation',
    'tab bar',
    'mobile navigation',
    'نوار پایین',
    'ناوبری موبایل',
  ],
  use: 'Use the bottom bar for three to five destinations that the viewer reaches with the thumb on a phone.',
  avoid:
    'Do not use it for actions. If there are more than five destinations, put the others in the `SideMenu`.',
  keys: { Tab: 'moves the focus to the next link', Enter: 'follows the link' },
  screenReader:
    'The bar is a navigation landmark named by `label`. It contains a list of links, and the link to the page that is open is announced as “current page”.',
};
