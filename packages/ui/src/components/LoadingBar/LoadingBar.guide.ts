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
  use: 'The next page is on its way.',
  avoid: 'A part of a page is a `Skeleton`. A known share of work is a `Progress`.',
  screenReader: 'A progress bar with its `label` while it shows, and nothing before and after.',
};
