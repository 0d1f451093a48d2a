import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['drawer', 'side panel', 'side sheet', 'filter panel', 'cart', 'کشو', 'پنل کناری'],
  use: 'Use a drawer for a task beside the page, such as a cart or the filters of a list.',
  avoid: 'For a question, use a `Dialog`. For the navigation of the site, use a `SideMenu`.',
  keys: {
    Tab: 'moves the focus to the next element, but does not leave the drawer',
    Escape: 'requests that the drawer closes',
  },
  screenReader:
    'The screen reader announces “dialog” and the title. When the drawer closes, the focus returns to its previous element.',
};
