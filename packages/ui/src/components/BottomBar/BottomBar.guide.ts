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
  use: 'Three to five places that a thumb reaches on a phone.',
  avoid: 'An action, or more than five places: the rest belongs in the `SideMenu`.',
  keys: { Tab: 'goes to the next link', Enter: 'follows the link' },
  screenReader:
    'A navigation with its `label`, a list of links, and “current page” at the one that is shown.',
};
