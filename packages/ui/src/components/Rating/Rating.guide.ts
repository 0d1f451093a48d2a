import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['rating', 'stars', 'score', 'imdb', 'امتیاز', 'ستاره', 'نمره'],
  use: 'What a film was rated, to be read.',
  avoid: 'Something to rate with, or a film without a rating: leave it out.',
  screenReader: 'A sentence: “rated 8.4 of 10”. The star is silent.',
};
