import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['button', 'call to action', 'cta', 'submit', 'primary action', 'دکمه', 'دکمهٔ اصلی'],
  use: 'Use a button for an action on this page. A `ButtonLink` has the same appearance, but leads to another page.',
  avoid:
    'For a link to another page, use a `ButtonLink` or a `Link`. For an icon without text, use an `IconButton`.',
  keys: {
    Tab: 'moves the focus to the button, but skips a disabled button',
    'Enter, Space': 'activates the button',
  },
  screenReader:
    'The screen reader announces the text and “button”. A `loading` button is announced as busy, cannot be activated, and does not change its name.',
  alsoCovers: ['ButtonLink'],
};
