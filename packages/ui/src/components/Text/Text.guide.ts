import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['text', 'paragraph', 'typography', 'body text', 'متن', 'پاراگراف'],
  use: 'Running text, and any words that are no heading.',
  avoid: 'The name of a page or a part: that is a `Heading`.',
  screenReader: 'Its words.',
};
