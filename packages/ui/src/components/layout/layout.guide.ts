import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: [
    'layout',
    'stack',
    'inline',
    'box',
    'container',
    'flex',
    'gap',
    'spacing',
    'چیدمان',
    'فاصله',
  ],
  use: 'Where things stand: `Stack` below one another, `Inline` beside one another, `Spread` to both ends, `Container` within the page’s margins, `Box` for the rest.',
  avoid: 'Cards in columns are a `Grid`. A margin of your own: distances belong to the parent.',
  screenReader: 'Nothing of its own. With `as` it is the element that you choose.',
  alsoCovers: ['Stack', 'Inline', 'Spread', 'Container', 'Box'],
};
