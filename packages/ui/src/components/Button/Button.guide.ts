import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['button', 'call to action', 'cta', 'submit', 'primary action', 'دکمه', 'دکمهٔ اصلی'],
  use: 'Something happens on this page. A `ButtonLink` looks the same and leads elsewhere.',
  avoid:
    'A way to another page is a `ButtonLink` or a `Link`. A sign without words is an `IconButton`.',
  keys: { Tab: 'goes to it; a disabled one is passed over', 'Enter, Space': 'presses it' },
  screenReader:
    'Its words and “button”. While it is `loading` it is busy and cannot be pressed, and keeps its name.',
  alsoCovers: ['ButtonLink'],
};
