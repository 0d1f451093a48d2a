import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: [
    'accordion',
    'faq',
    'collapse',
    'disclosure',
    'expand',
    'questions and answers',
    'آکاردئون',
    'پرسش‌های متداول',
    'بازشو',
  ],
  use: 'Questions and answers of which a viewer needs one or two: help, terms.',
  avoid:
    'One short paragraph, or what has to be read before a payment: show it. Views of one thing are `Tabs`.',
  keys: { Tab: 'goes to the next question', 'Enter, Space': 'opens or closes the answer' },
  screenReader: 'Each question is a button that says whether it is open. The answer follows it.',
};
