import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['heading', 'title', 'h1', 'headline', 'عنوان', 'تیتر'],
  use: 'The name of a page or of a part of it.',
  avoid: 'Large words that name nothing: that is `Text`.',
  screenReader: 'A heading and its level. `level` is the outline, `size` only the looks.',
};
