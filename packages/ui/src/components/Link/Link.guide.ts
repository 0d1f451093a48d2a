import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['link', 'anchor', 'hyperlink', 'url', 'پیوند', 'لینک'],
  use: 'Use a link for text that leads to another page.',
  avoid: 'For an action on this page, use a `Button`.',
  keys: { Tab: 'moves the focus to the link', Enter: 'follows the link' },
  screenReader:
    'The screen reader announces the text and “link”. `label` can give a more detailed name than the visible text.',
  alsoCovers: ['LinkProvider'],
};
