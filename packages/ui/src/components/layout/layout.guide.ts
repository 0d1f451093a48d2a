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
  use: 'Use these components to arrange content: `Stack` places items below one another, `Inline` beside one another, and `Spread` at both ends. `Container` keeps content within the page’s margins, and `Box` is for all other cases.',
  avoid:
    'For cards in columns, use a `Grid`. Do not give an item its own margin, because the parent sets the distances.',
  screenReader:
    'The components announce nothing. With `as`, a component is announced as the element that you choose.',
  alsoCovers: ['Stack', 'Inline', 'Spread', 'Container', 'Box'],
};
