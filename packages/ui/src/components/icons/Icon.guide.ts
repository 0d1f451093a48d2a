import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['icon', 'symbol', 'svg', 'pictogram', 'آیکون', 'نماد'],
  use: 'Use an icon beside the text that it illustrates.',
  avoid:
    'Do not use an icon alone if there is space for text. For a clickable icon, use an `IconButton`, which has a name.',
  screenReader:
    'An icon beside text is not announced. An icon alone is announced with the name from `label`.',
};
