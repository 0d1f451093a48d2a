import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: [
    'skeleton',
    'placeholder',
    'loading',
    'loading state',
    'spinner',
    'shimmer',
    'اسکلت',
    'در حال بارگذاری',
  ],
  use: 'Use a skeleton in place of a line or a block that is loading and whose shape is known. It replaces a spinner.',
  avoid: 'If the progress is known, use a `Progress`. For a card, use a `CardSkeleton`.',
  screenReader:
    'The skeleton is not announced. Mark the region that is loading with `aria-busy`, and announce the loading once.',
};
