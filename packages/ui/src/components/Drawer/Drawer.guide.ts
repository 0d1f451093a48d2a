import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['drawer', 'side panel', 'side sheet', 'filter panel', 'cart', 'کشو', 'پنل کناری'],
  use: 'A task beside the page: filters next to what they sift, a cart.',
  avoid: 'A question is a `Dialog`. The ways of the site are a `SideMenu`.',
  keys: { Tab: 'goes to the next thing in it, and not out of it', Escape: 'asks to close it' },
  screenReader: '“Dialog” and its title. When it closes, the focus goes back.',
};
