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
  use: 'One of two to five choices, each with room for a hint and a price.',
  avoid: 'More than five are a `Select`. Short choices in a sheet of filters are `ChoiceChips`.',
  keys: { Tab: 'goes to the chosen one', '↑ ↓ ← →': 'choose the one before or after' },
  screenReader:
    'A group with its label; each choice with its hint and its price as its description.',
};
