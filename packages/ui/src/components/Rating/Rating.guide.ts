import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['rating', 'stars', 'score', 'imdb', 'امتیاز', 'ستاره', 'نمره'],
  use: 'Use a rating to show the score of a film. It is read-only.',
  avoid: 'Do not use it as an input. Leave it out if the film has no rating.',
  screenReader:
    'The rating is read as a sentence, such as “rated 8.4 of 10”. The star is not announced.',
};
