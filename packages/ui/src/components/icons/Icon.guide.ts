import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['icon', 'symbol', 'svg', 'pictogram', 'آیکون', 'نماد'],
  use: 'A sign beside the word that it stands for.',
  avoid:
    'A sign alone, where there is room for a word. One that is pressed is an `IconButton`, which has a name.',
  screenReader: 'Nothing beside a word; alone, the name that `label` gives it.',
};
