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
  use: 'Use a plan card for one of several subscription plans.',
  avoid: 'For a single title that viewers buy, show its `Price` and a `Button`.',
  keys: { Tab: 'moves the focus to the button', 'Enter, Space': 'activates the button' },
  screenReader:
    'The name of the plan is a heading. The mark, the price and the old price as a sentence, the features and one button follow.',
};
