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
  use: 'Use an accordion for questions and answers, such as help pages and terms, if a viewer needs only one or two of the answers.',
  avoid:
    'Do not hide a single short paragraph, or a text that the viewer must read before a payment. For several views of the same content, use `Tabs`.',
  keys: {
    Tab: 'moves the focus to the next question',
    'Enter, Space': 'opens or closes the answer',
  },
  screenReader:
    'Each question is a button, and the screen reader announces whether it is expanded. The answer follows the button.',
};
