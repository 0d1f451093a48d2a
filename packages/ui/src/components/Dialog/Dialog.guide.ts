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
  use: 'Use a dialog for a question or a short task that the viewer must finish before continuing on the page.',
  avoid:
    'If an action can be undone, do it at once and show an undo button in a `Toast`. For filters and carts, use a `Drawer`.',
  keys: {
    Tab: 'moves the focus to the next element, but does not leave the dialog',
    Escape: 'requests that the dialog closes',
  },
  screenReader:
    'The screen reader announces “dialog” and the title. The page behind the dialog cannot be reached until the dialog closes. Then the focus returns to its previous element.',
};
