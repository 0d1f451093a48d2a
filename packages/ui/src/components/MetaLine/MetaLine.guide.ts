import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['meta line', 'facts', 'year and genre', 'metadata', 'اطلاعات فیلم', 'سال و ژانر'],
  use: 'Up to six short facts under a title: year, length, genre.',
  avoid: 'Sentences, or facts that need a label.',
  screenReader: 'A list of the facts, those too that had no room.',
};
