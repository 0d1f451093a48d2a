import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: [
    'loading bar',
    'page progress',
    'loading',
    'loading state',
    'spinner',
    'نوار بارگذاری',
    'نوار پیشرفت صفحه',
  ],
  use: 'Use the loading bar while the next page is loading.',
  avoid:
    'For a part of a page, use a `Skeleton`. For a task whose progress is known, use a `Progress`.',
  screenReader:
    'While the bar is visible, it is a progress bar named by `label`. Otherwise nothing is announced.',
};
