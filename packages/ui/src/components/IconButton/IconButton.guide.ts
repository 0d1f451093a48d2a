import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['icon button', 'round button', 'close button', 'دکمهٔ آیکون', 'دکمهٔ بستن'],
  use: 'Use an icon button for an action with an icon that everybody knows, such as close, search or play.',
  avoid: 'If viewers would have to guess the meaning of the icon, use a `Button` with text.',
  keys: { Tab: 'moves the focus to the button', 'Enter, Space': 'activates the button' },
  screenReader:
    'The screen reader announces `label` and “button” once. The tooltip is not read as well.',
  alsoCovers: ['IconButtonLink'],
};
