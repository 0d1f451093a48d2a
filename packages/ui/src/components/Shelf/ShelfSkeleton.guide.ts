import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'new',
  since: '0.1.0',
  aliases: ['shelf skeleton', 'loading row', 'اسکلت ردیف', 'ردیف در حال بارگذاری'],
  use: 'Use a shelf skeleton in place of a shelf that is loading.',
  avoid: 'For a single card, use a `CardSkeleton`.',
  screenReader:
    'The skeleton is not announced. Announce the loading once, with a text beside the skeleton.',
};
