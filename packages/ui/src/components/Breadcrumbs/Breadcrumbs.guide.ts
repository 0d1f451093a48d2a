import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['breadcrumb', 'path', 'where am I', 'مسیر صفحه', 'نوار مسیر'],
  use: 'A page that is two or more steps below home.',
  avoid: 'A page that hangs from home, or the only way back.',
  keys: { Tab: 'goes to the next step', Enter: 'follows the link' },
  screenReader:
    'A navigation with its `label`, a list of links, and the last step as the current page.',
};
