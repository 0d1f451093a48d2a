import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['side menu', 'hamburger menu', 'mobile menu', 'sidebar', 'منوی کناری', 'منوی همبرگری'],
  use: 'Use the side menu for the entire navigation of the site on a phone.',
  avoid: 'For a task or filters, use a `Drawer`.',
  keys: {
    Tab: 'moves the focus to the next link, but does not leave the menu',
    'Enter, Space': 'expands the group below a link; Enter follows a link',
    Escape: 'requests that the menu closes',
  },
  screenReader:
    'The screen reader announces “dialog”, the title and a navigation. Each collapsible group is announced as expanded or collapsed.',
};
