import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['picture', 'image', 'photo', 'img', 'lazy loading', 'poster image', 'عکس', 'تصویر'],
  use: 'Any picture of a title, a person or a channel.',
  avoid: 'A sign in a line is an icon.',
  screenReader: 'Its `alt`, or nothing where `alt` is empty since the name stands beside it.',
};
