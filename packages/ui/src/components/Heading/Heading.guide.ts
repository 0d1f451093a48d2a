import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['heading', 'title', 'h1', 'headline', 'عنوان', 'تیتر'],
  use: 'Use a heading for the name of a page or a section.',
  avoid: 'For large text that is not a heading, use `Text`.',
  screenReader:
    'The screen reader announces a heading with its level. `level` sets the level in the outline; `size` only changes the appearance.',
};
