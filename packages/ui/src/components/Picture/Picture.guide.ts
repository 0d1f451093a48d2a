import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['picture', 'image', 'photo', 'img', 'lazy loading', 'poster image', 'عکس', 'تصویر'],
  use: 'Use a picture for any image of a title, a person or a channel.',
  avoid: 'For a symbol in a line of text, use an icon.',
  screenReader:
    'The `alt` text is read. Nothing is read if `alt` is empty because the name is beside the picture.',
};
