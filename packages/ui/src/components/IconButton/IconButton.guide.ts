import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['icon button', 'round button', 'close button', 'دکمهٔ آیکون', 'دکمهٔ بستن'],
  use: 'A deed with a sign that everybody knows: close, search, play.',
  avoid: 'A sign that has to be guessed: use a `Button` with words.',
  keys: { Tab: 'goes to it', 'Enter, Space': 'presses it' },
  screenReader: 'Its `label` and “button”, once. The hint on hover is not read a second time.',
  alsoCovers: ['IconButtonLink'],
};
