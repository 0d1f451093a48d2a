import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['text', 'paragraph', 'typography', 'body text', 'متن', 'پاراگراف'],
  use: 'Use this component for body text and any other text that is not a heading.',
  avoid: 'For the name of a page or a section, use a `Heading`.',
  screenReader: 'The text is read.',
};
