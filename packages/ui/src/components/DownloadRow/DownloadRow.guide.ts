import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['download', 'download link', 'quality', 'copy link', 'دانلود', 'پیوند دانلود', 'کیفیت'],
  use: 'One file of a title that can be downloaded, with its plain address for a download manager.',
  avoid: 'A file that is bought, or that has buttons of its own: that is a `FileRow`.',
  keys: { Tab: 'goes to its buttons', 'Enter, Space': 'presses the button' },
  screenReader:
    'The quality, the size and the facts of the file; each button says which file it is for. A copied address is announced.',
};
