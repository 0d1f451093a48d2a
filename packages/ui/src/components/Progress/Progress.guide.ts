import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['progress bar', 'percent', 'progress', 'upload', 'نوار پیشرفت', 'پیشرفت', 'درصد'],
  use: 'Use a progress bar for a task whose progress is known.',
  avoid: 'If the progress is not known, use a `Skeleton` or a `loading` button.',
  screenReader: 'The progress bar is announced with its label and its value in words.',
};
