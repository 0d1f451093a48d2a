import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'new',
  since: '0.1.0',
  aliases: [
    'card skeleton',
    'card placeholder',
    'loading card',
    'اسکلت کارت',
    'کارت در حال بارگذاری',
  ],
  use: 'Use a card skeleton in place of a card that is loading, in a `Grid`, a `Shelf` or a `LongGrid`.',
  avoid:
    'For an entire shelf that is loading, use a `ShelfSkeleton`. For a line or a block, use a `Skeleton`.',
  screenReader:
    'The skeleton is not announced. Announce the loading once, with a text beside the skeletons.',
};
