import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'new',
  since: '0.1.0',
  aliases: ['shelf skeleton', 'loading row', 'اسکلت ردیف', 'ردیف در حال بارگذاری'],
  use: 'The place of a shelf that is coming.',
  avoid: 'A single card is a `CardSkeleton`.',
  screenReader: 'Nothing. Say once, beside it, that something is loading.',
};
