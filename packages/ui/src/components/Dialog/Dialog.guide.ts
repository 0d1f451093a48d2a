import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: [
    'dialog',
    'modal',
    'popup',
    'confirm',
    'bottom sheet',
    'lightbox',
    'دیالوگ',
    'مودال',
    'پنجره',
    'پاپ‌آپ',
  ],
  use: 'A question or a short task that the page waits for.',
  avoid:
    'What can be undone: do it, and offer the way back in a `Toast`. Filters and carts are a `Drawer`.',
  keys: { Tab: 'goes to the next thing in it, and not out of it', Escape: 'asks to close it' },
  screenReader:
    '“Dialog” and its title. The page behind it is out of reach until it closes; then the focus goes back.',
};
