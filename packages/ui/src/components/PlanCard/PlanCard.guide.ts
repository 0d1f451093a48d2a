import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: [
    'plan',
    'subscription',
    'pricing table',
    'package',
    'اشتراک',
    'بسته',
    'طرح',
    'جدول قیمت',
  ],
  use: 'A plan of the subscription among others.',
  avoid: 'A single title that is bought: show its `Price` and a `Button`.',
  keys: { Tab: 'goes to its button', 'Enter, Space': 'presses it' },
  screenReader:
    'A heading with the name, the mark, the price and the old one as a sentence, what it brings, and one button.',
};
