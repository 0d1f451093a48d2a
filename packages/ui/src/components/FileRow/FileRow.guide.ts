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
  use: 'A file that is bought or downloaded, with your own buttons.',
  avoid: 'A plain download is a `DownloadRow`.',
  screenReader:
    'The name, the size and a list of facts. Tie each button to the name by `aria-describedby`.',
  alsoCovers: ['FileColumns'],
};
