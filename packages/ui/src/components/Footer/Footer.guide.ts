import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['footer', 'bottom of the page', 'copyright', 'فوتر', 'پانویس', 'پایین صفحه'],
  use: 'The end of every page: what the service is, where else to go, whom to ask.',
  avoid: 'The whole menu again.',
  keys: {
    Tab: 'goes to the next link or group',
    'Enter, Space': 'unfolds a group on a phone; Enter follows a link',
  },
  screenReader:
    'The page’s end, a navigation with its `label`, and the headings of its groups. On a phone each group unfolds.',
};
