import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['breadcrumb', 'path', 'where am I', 'مسیر صفحه', 'نوار مسیر'],
  use: 'Use breadcrumbs on a page that is two or more levels below the home page.',
  avoid: 'Do not use them on a page directly below the home page, or as the only way back.',
  keys: { Tab: 'moves the focus to the next link', Enter: 'follows the link' },
  screenReader:
    'The breadcrumbs are a navigation landmark named by `label`. They contain a list of links, and the last item is announced as the current page.',
};
