import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: [
    'menu',
    'dropdown',
    'dropdown menu',
    'context menu',
    'more actions',
    'kebab',
    'منو',
    'فهرست کشویی',
    'کارهای بیشتر',
  ],
  use: 'Use a menu for two to ten actions, or for one choice, behind a button.',
  avoid:
    'For a choice in a form, use a `Select`. Show the action that most viewers need outside the menu.',
  keys: {
    'Enter, Space': 'opens the menu, or activates the item',
    '↑ ↓': 'move between the items',
    'Home, End': 'move to the first or last item',
    'Escape, Tab': 'close the menu; the focus returns to the button',
  },
  screenReader:
    'The button is announced as a menu button. The menu is named by `label`. Each item is read, and whether it is selected.',
};
