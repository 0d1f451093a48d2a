import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: [
    'field',
    'form field',
    'form label',
    'hint',
    'validation',
    'error message',
    'فیلد',
    'فرم',
    'راهنمای فیلد',
    'خطای فرم',
  ],
  use: 'Use a field to give your own control a label, a hint and an error.',
  avoid:
    'For a line of text, a choice or a code, use `TextField`, `Select` or `CodeField`. They already contain a field.',
  screenReader:
    'The control is named by the label and described by the error and the hint. An error is announced when it appears.',
};
