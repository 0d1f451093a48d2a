import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: [
    'price',
    'amount',
    'discount',
    'toman',
    'sale',
    'cost',
    'قیمت',
    'مبلغ',
    'تخفیف',
    'تومان',
  ],
  use: 'What is paid, what it was, and what is saved.',
  avoid: 'A number that is no sum of money.',
  screenReader: 'The amount; before it, as words, what it is instead of; then the discount.',
};
