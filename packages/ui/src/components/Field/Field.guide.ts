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
  use: 'A control of your own that needs a label, a hint and an error.',
  avoid:
    'A line of text, a choice, a code: `TextField`, `Select`, `CodeField` stand on it already.',
  screenReader:
    'The label of the control, then the error and the hint as its description. An error is read when it comes.',
};
