import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'new',
  since: '0.1.0',
  aliases: [
    'file row',
    'file table',
    'buy a file',
    'list of files',
    'ردیف فایل',
    'خرید فایل',
    'جدول فایل‌ها',
  ],
  use: 'Use a file row for a file that viewers buy or download, with your own buttons.',
  avoid: 'For a simple download, use a `DownloadRow`.',
  screenReader:
    'The name, the size and a list of details are read. Connect each button to the name with `aria-describedby`.',
  alsoCovers: ['FileColumns'],
};
