import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['download', 'download link', 'quality', 'copy link', 'دانلود', 'پیوند دانلود', 'کیفیت'],
  use: 'Use a download row for a file of a title that viewers can download. The row also has a button that copies the file’s address for a download manager.',
  avoid: 'For a file that viewers buy, or a row with your own buttons, use a `FileRow`.',
  keys: {
    Tab: 'moves the focus to the buttons of the row',
    'Enter, Space': 'activates the button',
  },
  screenReader:
    'The quality, the size and the details of the file are read. Each button is described by the name of its file. A copied address is announced.',
};
