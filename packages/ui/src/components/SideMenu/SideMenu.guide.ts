import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['side menu', 'hamburger menu', 'mobile menu', 'sidebar', 'منوی کناری', 'منوی همبرگری'],
  use: 'All ways of the site, on a phone.',
  avoid: 'A task or filters: that is a `Drawer`.',
  keys: {
    Tab: 'goes to the next link, and not out of it',
    'Enter, Space': 'unfolds what is below a link; Enter follows a link',
    Escape: 'asks to close it',
  },
  screenReader: '“Dialog” and its title, a navigation, and at a fold whether it is open.',
};
