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
  use: 'A list or a page that has nothing in it yet.',
  avoid: 'What failed to come is an `ErrorState`. What is still coming is a `Skeleton`.',
  keys: { Tab: 'goes to the way on', 'Enter, Space': 'presses it' },
  screenReader: 'A heading, a sentence, and the way on. The picture is silent.',
};
