import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['footer', 'bottom of the page', 'copyright', 'فوتر', 'پانویس', 'پایین صفحه'],
  alsoCovers: ['FooterColumns'],
  use: 'Use the footer at the end of every page. It describes the service, and contains further links and a contact.',
  avoid: 'Do not repeat the entire menu in the footer.',
  keys: {
    Tab: 'moves the focus to the next link or group',
    'Enter, Space': 'expands a group on a phone; Enter follows a link',
  },
  screenReader:
    'The footer is a landmark with a navigation named by `label` and the headings of its groups. On a phone each group can be expanded.',
};
