import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: [
    'empty state',
    'no results',
    'nothing here',
    'zero results',
    'empty list',
    'خالی',
    'بدون نتیجه',
    'فهرست خالی',
  ],
  use: 'Use an empty state for a list or a page that has no content yet.',
  avoid:
    'For content that failed to load, use an `ErrorState`. For content that is still loading, use a `Skeleton`.',
  keys: { Tab: 'moves the focus to the action', 'Enter, Space': 'activates the action' },
  screenReader: 'A heading, a sentence and the action are read. The picture is not announced.',
};
