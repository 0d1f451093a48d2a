import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['meta line', 'facts', 'year and genre', 'metadata', 'اطلاعات فیلم', 'سال و ژانر'],
  use: 'Use a meta line for up to six short facts below a title, such as year, length and genre.',
  avoid: 'Do not use it for sentences, or for facts that need a label.',
  screenReader: 'The facts are read as a list, including the facts that do not fit on the line.',
};
