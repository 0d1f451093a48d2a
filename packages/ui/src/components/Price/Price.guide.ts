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
  use: 'Use a price for an amount to pay, with the old price and the discount.',
  avoid: 'Do not use it for a number that is not an amount of money.',
  screenReader:
    'The amount is read first, then a label such as “instead of” and the old price, then the discount.',
};
