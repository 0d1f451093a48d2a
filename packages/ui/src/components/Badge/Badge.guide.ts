import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['badge', 'tag', 'label', 'status', 'new', 'نشان', 'برچسب'],
  use: 'One or two words that tell a thing from its neighbours: new, dubbed, 4K.',
  avoid: 'Something to press: that is a `Button` or a `Chip`. A whole sentence is a `Notice`.',
  screenReader: 'Its words, where it stands.',
};
