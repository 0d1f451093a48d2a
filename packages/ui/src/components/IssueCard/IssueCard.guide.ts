import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'new',
  since: '0.1.0',
  aliases: ['issue', 'magazine', 'newspaper', 'مجله', 'روزنامه', 'شمارهٔ مجله'],
  use: 'Use an issue card for an issue of a magazine or a newspaper.',
  avoid: 'For a video, use a `WideCard`.',
  keys: { Tab: 'moves the focus to the card', Enter: 'follows the link' },
  screenReader:
    'The card is one link with the name of the magazine, the number, the title and the date.',
  alsoCovers: ['IssueCardSkeleton'],
};
