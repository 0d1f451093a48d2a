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
  use: 'The place of a card that is coming, in a `Grid`, a `Shelf` or a `LongGrid`.',
  avoid: 'A whole shelf that is coming is a `ShelfSkeleton`; a line or a block is a `Skeleton`.',
  screenReader: 'Nothing. Say once, beside it, that something is loading.',
};
