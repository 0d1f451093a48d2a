import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['progress bar', 'percent', 'progress', 'upload', 'نوار پیشرفت', 'پیشرفت', 'درصد'],
  use: 'How far something has come, where the end is known.',
  avoid: 'Where the end is not known: a `Skeleton` or a `loading` button.',
  screenReader: 'A progress bar with its label and the value in words.',
};
