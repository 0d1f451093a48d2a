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
  use: 'The place of a line or a block whose shape is known. It stands where others show a spinner.',
  avoid: 'Where the end is known, a `Progress`. A card is a `CardSkeleton`.',
  screenReader:
    'Nothing. Mark what is being filled with `aria-busy` and say once that it is loading.',
};
