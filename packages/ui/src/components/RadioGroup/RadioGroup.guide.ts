import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: [
    'radio button',
    'radio',
    'options',
    'payment method',
    'choose one',
    'دکمهٔ رادیویی',
    'انتخاب یکی',
    'روش پرداخت',
  ],
  use: 'Use a radio group to select one of two to five options that can have a hint and a price.',
  avoid:
    'For more than five options, use a `Select`. For short options in a filter panel, use `ChoiceChips`.',
  keys: {
    Tab: 'moves the focus to the selected option',
    '↑ ↓ ← →': 'select the previous or next option',
  },
  screenReader:
    'The options are a group with a label. Each option is described by its hint and its price.',
};
