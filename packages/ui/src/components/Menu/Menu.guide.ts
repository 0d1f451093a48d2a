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
  use: 'Two to ten deeds, or one choice, behind a button.',
  avoid:
    'A choice in a form is a `Select`. The one deed that most viewers want stands in the open.',
  keys: {
    'Enter, Space': 'opens it, or does what the line says',
    '↑ ↓': 'walk along its lines',
    'Home, End': 'go to the first or last line',
    'Escape, Tab': 'close it; the focus goes back to the button',
  },
  screenReader:
    'The button says that it has a menu. Inside: a menu with its `label`, each line and whether it is chosen.',
};
